export const fieldStyle = {
  label: 'text-sm font-semibold',
  control: 'mt-1 block min-h-11 w-full border-2 border-steel bg-surface px-3',
} as const;
