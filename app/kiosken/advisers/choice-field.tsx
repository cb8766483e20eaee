import { RadioChoice } from '@/components/ui/radio-choice';

type ChoiceFieldProps<Value extends string> = {
  legend: string;
  choices: Record<Value, string>;
  value: Value;
  onChange: (value: Value) => void;
};

export function ChoiceField<Value extends string>({
  legend,
  choices,
  value,
  onChange,
}: ChoiceFieldProps<Value>) {
  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-x-6">
        {(Object.entries(choices) as [Value, string][]).map(([choice, label]) => (
          <RadioChoice
            key={choice}
            name={legend}
            checked={choice === value}
            onChange={() => onChange(choice)}
          >
            {label}
          </RadioChoice>
        ))}
      </div>
    </fieldset>
  );
}
