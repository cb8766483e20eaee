/**
 * Has React survive that something else took a node out of the page, as translators, reading aids and blockers of
 * advertisements do. React removes its nodes, and inserts before them, without a look whether they are still there;
 * the error would replace the page by the one for failures.
 */
export function tolerateForeignChanges(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    return child.parentNode === this ? (removeChild.call(this, child) as Child) : child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    node: Child,
    next: Node | null,
  ): Child {
    return insertBefore.call(this, node, next?.parentNode === this ? next : null) as Child;
  };
}
