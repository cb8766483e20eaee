import type { StudioPost } from '../../../shared/api';
import { RoomHeading } from '../../shell/room-heading';
import type { LocalCopy } from '../saving/local-copy';
import { SavingStatus } from '../saving/saving-status';
import { useDraft } from '../saving/use-draft';

export function PostEditor({ post }: { post: StudioPost; unsaved: LocalCopy | null }) {
  const { fields, change, saving } = useDraft(post, () => {});
  return (
    <div className="p-gutter">
      <RoomHeading>{fields.slug}</RoomHeading>
      <SavingStatus saving={saving} />
      <textarea
        value={fields.content}
        onChange={(event) => change({ content: event.target.value })}
      />
    </div>
  );
}
