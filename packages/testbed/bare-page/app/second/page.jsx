export default function SecondPage() {
  return <p>Second page</p>;
}
