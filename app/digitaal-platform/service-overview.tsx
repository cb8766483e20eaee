import { ScrollArea } from '@/components/ui/scroll-area';
import { TextLink } from '@/components/ui/text-link';
import { services } from '@/lib/content/services';

export function ServiceOverview() {
  return (
    <div className="page-width pb-16 md:pb-24">
      <ScrollArea label="Diensten en richtprijzen">
        <table className="w-full text-left tabular-nums">
          <caption className="pb-4 text-left text-steel">
            Richtprijzen in euro, excl. btw. U neemt elke dienst los af.
          </caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Dienst</th>
              <th scope="col">AI</th>
              <th scope="col">Richtprijs</th>
            </tr>
          </thead>
          <tbody>
            {services.map(({ id, name, price, aiLabel }) => (
              <tr key={id} className="border-line border-t align-baseline last:border-b">
                <th scope="row" className="py-4 pr-4 font-semibold text-subtitle">
                  <TextLink href={`#${id}`}>{name}</TextLink>
                </th>
                <td className="hidden py-4 pr-4 text-steel sm:table-cell">
                  {aiLabel ? 'AI-dienst' : 'Zonder AI'}
                </td>
                <td className="py-4 text-right">
                  <span className="block whitespace-nowrap font-semibold text-subtitle sm:inline">
                    {price.amount}
                  </span>{' '}
                  <span className="text-steel">{price.period}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </div>
  );
}
