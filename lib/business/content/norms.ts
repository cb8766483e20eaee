import { exemptFrom } from '../products/energy-label';
import { formatQuantity } from '../products/format';
import { reachBand } from '../products/screen';
import { securityUpdateYears } from '../site';

/** What a kiosk sold in the European Union must meet; no claim of a certificate. */
export const norms: readonly { label: string; value: string }[] = [
  { label: 'Elektrische veiligheid', value: 'EN\u00a0IEC\u00a062368-1 (2014/35/EU, LVD)' },
  { label: 'Storing van radio en net', value: 'EN\u00a055032 en EN\u00a055035 (2014/30/EU, EMC)' },
  { label: 'Wifi', value: 'Richtlijn 2014/53/EU (RED); beveiliging volgens EN\u00a018031-1' },
  {
    label: 'Digitale veiligheid',
    value: `Verordening (EU) 2024/2847 (CRA), in 2027 volledig van kracht; beveiligingsupdates tot ${securityUpdateYears}\u00a0jaar na de levering`,
  },
  { label: 'Gevaarlijke stoffen', value: 'Richtlijn 2011/65/EU (RoHS)' },
  { label: 'Inname en recycling', value: 'Richtlijn 2012/19/EU (AEEA); in België via Recupel' },
  {
    label: 'Energielabel',
    value: `Verordening (EU) 2019/2013; schermen vanaf ${exemptFrom} zijn uitgezonderd`,
  },
  { label: 'Stof en vocht', value: 'EN\u00a060529; de IP-code staat bij elk model' },
  { label: 'Stoten', value: 'EN\u00a062262; de IK-code staat bij elk model dat er een heeft' },
  {
    label: 'Bediening',
    value: `EN\u00a0301\u00a0549: tussen ${reachBand.from} en ${formatQuantity(reachBand.to, 'mm')} boven de vloer`,
  },
];
