import { joinList } from '../../platform/text/join-list';
import { stripInvisible } from '../../platform/text/strip-invisible';
import { choiceNames, fromQuery, requestedValue, toShortQuery } from '../configurator/query';
import { unmetChoices } from '../configurator/unmet-choices';
import { STATED_HOURS_PER_DAY } from '../products/energy';
import { formatCents } from '../products/format';
import { type ProductId, productIds, specs } from '../products/specs';
import { PROJECT_PATH } from './path';
import {
  mostHours,
  type Project,
  type ProjectLine,
  projectLimits,
  STANDARD_TARIFF,
} from './project';

/** Goes up when an old address would mean something else. */
const VERSION = '1';

/** Names of query parameters and form fields. */
export const projectNames = {
  version: 'versie',
  kiosk: 'kiosk',
  country: 'land',
  tariff: 'tarief',
  maintenance: 'onderhoud',
  company: 'voor',
  dealer: 'dealer',
} as const;

/** Names within the value of a kiosk, beside those of the configurator. */
export const lineNames = { count: 'aantal', place: 'plek', hours: 'uren' } as const;

const NO = 'nee';

/** The query of a project, the same for the same contents; without what is standard. */
export function toProjectQuery(project: Project): string {
  const { lines, country, tariff, hasMaintenance, company, dealer } = project;
  return String(
    new URLSearchParams([
      [projectNames.version, VERSION],
      ...lines.map((line) => [projectNames.kiosk, toLineQuery(line)]),
      ...(country === 'be' ? [[projectNames.country, country]] : []),
      ...(tariff === STANDARD_TARIFF ? [] : [[projectNames.tariff, String(tariff)]]),
      ...(hasMaintenance ? [] : [[projectNames.maintenance, NO]]),
      ...(company ? [[projectNames.company, company]] : []),
      ...(dealer ? [[projectNames.dealer, dealer]] : []),
    ]),
  );
}

/** The page of a project, which anybody can open. */
export function projectHref(project: Project, path = PROJECT_PATH): string {
  return `${path}?${toProjectQuery(project)}`;
}

/** The value of a kiosk: the short query of the configurator, with number, places and hours. */
export function toLineQuery({ composition, count, places, hoursPerDay }: ProjectLine): string {
  const query = toShortQuery(composition);
  if (count !== 1) query.set(lineNames.count, String(count));
  for (const place of places) query.append(lineNames.place, place);
  if (hoursPerDay !== STATED_HOURS_PER_DAY) query.set(lineNames.hours, String(hoursPerDay));
  return String(query);
}

export type ReadProject = {
  project: Project;
  /** What the address asked and did not get, as Dutch sentences. */
  problems: string[];
};

/** Reads a project from any query: what is missing, unknown or too much is left out, and said. */
export function readProject(
  query: URLSearchParams,
  isColour: (code: string) => boolean,
): ReadProject {
  const problems: string[] = [];
  const version = query.get(projectNames.version);
  if (version !== null && version !== VERSION) {
    problems.push('Deze link is van een andere versie van deze pagina. Controleer elke regel.');
  }
  const asked = query.getAll(projectNames.kiosk).filter((kiosk) => kiosk.trim() !== '');
  if (asked.length > projectLimits.lines) {
    problems.push(
      `Een project heeft hoogstens ${projectLimits.lines}\u00a0regels. De regels daarna zijn weggelaten.`,
    );
  }
  const lines = asked
    .slice(0, projectLimits.lines)
    .flatMap((kiosk, index) =>
      readLine(lineQuery(kiosk), isColour, (problem) =>
        problems.push(`Regel\u00a0${index + 1}: ${problem}`),
      ),
    );
  const tariff = readTariff(query.get(projectNames.tariff));
  if (tariff === undefined) {
    const { from, to } = projectLimits.tariff;
    problems.push(
      `Het stroomtarief is een bedrag per kWh van ${formatCents(from)} tot ${formatCents(to)}. De som rekent met ${formatCents(STANDARD_TARIFF)}.`,
    );
  }
  const project: Project = {
    lines: merged(lines),
    country: query.get(projectNames.country)?.trim().toLowerCase() === 'be' ? 'be' : 'nl',
    tariff: tariff ?? STANDARD_TARIFF,
    hasMaintenance: query.get(projectNames.maintenance)?.trim().toLowerCase() !== NO,
    company: tidy(query.get(projectNames.company), projectLimits.companyLength),
  };
  const dealer = tidy(query.get(projectNames.dealer), 100);
  return { project: dealer ? { ...project, dealer } : project, problems };
}

/** Names of places as a visitor types them: with commas, semicolons or on lines of their own. */
export function readPlaces(text: string): string[] {
  const names = text.split(/[,;\n]/).map((name) => tidy(name, projectLimits.placeLength));
  return unique(names.filter((name) => name !== ''));
}

function lineQuery(kiosk: string): URLSearchParams {
  const choices = Array.from(new URLSearchParams(kiosk), ([name, text]) => [
    name,
    stripInvisible(text),
  ]);
  return new URLSearchParams(choices);
}

function readLine(
  query: URLSearchParams,
  isColour: (code: string) => boolean,
  report: (problem: string) => void,
): ProjectLine[] {
  const model = requestedValue(query, 'model');
  if (!productIds.some((id) => id === model)) {
    report(`het model${model ? ` ‘${model.slice(0, 40)}’` : ''} is onbekend en weggelaten.`);
    return [];
  }
  const { composition } = fromQuery(query, isColour);
  const unmet = unmetChoices(choicesIn(query), composition);
  if (unmet.length > 0) {
    report(`niet alles wat was gekozen, is mogelijk. Aangepast: ${joinList(unmet)}.`);
  }
  const count = readCount(query.get(lineNames.count));
  if (count === 0) return [];
  if (count === undefined) {
    report(`het aantal is een getal van 1 tot en met ${projectLimits.count}. Het is nu\u00a01.`);
  }
  const places = readPlaces(query.getAll(lineNames.place).join(','));
  if (places.length > projectLimits.places) {
    report(
      `er passen ${projectLimits.places}\u00a0plekken in een regel. De andere zijn weggelaten.`,
    );
  }
  const most = mostHours(composition);
  const hours = readHours(query.get(lineNames.hours));
  if (hours === undefined) report('het aantal uren per dag is een getal van 1 tot en met 24.');
  if (hours !== undefined && hours > most) report(tooManyHours(composition.model, most));
  return [
    {
      composition,
      count: count ?? 1,
      places: places.slice(0, projectLimits.places),
      hoursPerDay: Math.min(hours ?? STATED_HOURS_PER_DAY, most),
    },
  ];
}

/** Equal lines in one, so that nothing stands twice. */
function merged(lines: readonly ProjectLine[]): ProjectLine[] {
  const found = new Map<string, ProjectLine>();
  for (const line of lines) {
    const key = toLineQuery({ ...line, count: 1 });
    const count = Math.min(projectLimits.count, (found.get(key)?.count ?? 0) + line.count);
    found.set(key, { ...line, count });
  }
  return [...found.values()];
}

function choicesIn(query: URLSearchParams): URLSearchParams {
  const names: string[] = Object.values(choiceNames);
  return new URLSearchParams([...query].filter(([name]) => names.includes(name)));
}

/** 0 takes the line out; undefined for what is no number or too many. */
function readCount(text: string | null): number | undefined {
  if (text === null || text.trim() === '') return 1;
  const digits = /^\s*(\d{1,6})(?![.,\d])/.exec(text)?.[1];
  const count = digits === undefined ? undefined : Number(digits);
  return count !== undefined && count <= projectLimits.count ? count : undefined;
}

function readHours(text: string | null): number | undefined {
  if (text === null || text.trim() === '') return STATED_HOURS_PER_DAY;
  const hours = decimal(text);
  return hours !== undefined && hours >= 1 && hours <= 24 ? Math.round(hours * 2) / 2 : undefined;
}

function readTariff(text: string | null): number | undefined {
  if (text === null || text.trim() === '') return STANDARD_TARIFF;
  const tariff = decimal(text.replace('€', ''));
  const { from, to } = projectLimits.tariff;
  return tariff !== undefined && tariff >= from && tariff <= to
    ? Math.round(tariff * 10_000) / 10_000
    : undefined;
}

/** "0,28" or "0.28". */
function decimal(text: string): number | undefined {
  const match = /^\s*(\d{1,3})(?:[.,](\d{1,6}))?\s*$/.exec(stripInvisible(text));
  return match ? Number(`${match[1]}.${match[2] ?? 0}`) : undefined;
}

function tooManyHours(model: ProductId, most: number): string {
  const { name, hoursPerDay } = specs[model];
  const option = hoursPerDay.most > most ? ' Kies de optie dag en nacht voor meer.' : '';
  return `de ${name} mag ${most}\u00a0uur per dag aan.${option}`;
}

/** One line of text without control characters, cut at whole characters. */
function tidy(text: string | null, length: number): string {
  const line = stripInvisible(text ?? '').replace(/[\p{Cc}\s]+/gu, ' ');
  return Array.from(line.trim()).slice(0, length).join('').trim();
}

function unique(names: readonly string[]): string[] {
  return names.filter(
    (name, index) => names.findIndex((one) => one.toLowerCase() === name.toLowerCase()) === index,
  );
}
