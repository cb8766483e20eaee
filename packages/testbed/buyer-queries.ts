import type { SectorId } from '../../lib/business/content/sectors';
import { type ProductId, productIds } from '../../lib/business/products/ids';
import { postHref, productHref, routes, sectorHref } from '../../lib/routes';

const { buying, kiosken, digitalSignage, digitaalPlatform, support, contact, configurator } =
  routes;
const product = (...ids: ProductId[]) => ids.map(productHref);
const sector = (...ids: SectorId[]) => ids.map(sectorHref);
const post = (slug: string) => [postHref(slug)];
const anyProduct = productIds.map(productHref);
const notOutdoors = post('wanneer-u-beter-geen-kiosk-neemt');
const accessible = post('wat-verandert-er-voor-toegankelijke-kiosken');

/**
 * A query in the words of a buyer, and the pages that are right as the first result. Each was written, with its pages,
 * before the search was tried with it.
 */
export const buyerQueries: readonly [query: string, pages: readonly string[]][] = [
  // Kiosks, by what they do.
  ['digitale informatiezuil', [...product('brandvision'), kiosken]],
  ['aanmeldkiosk huisarts', sector('zorg')],
  ['bestelzuilen', [...sector('restaurants'), ...product('brandvision')]],
  ['digitaal menubord', [...sector('restaurants'), ...post('menubord-dat-meebeweegt-met-de-dag')]],
  ['etalage scherm', [...product('clearvision', 'clearvision-double')]],
  ['scherm voor in de etalage', [...product('clearvision', 'clearvision-double')]],
  ['wachtkamer scherm', sector('zorg')],
  ['klachtenzuil', [...product('brandvision'), kiosken]],
  ['check-in kiosk', sector('hospitality')],
  ['roosterscherm school', sector('onderwijs')],
  ['touch tafel', product('touch-table')],
  ['aanraaktafel kinderen', product('touch-table')],
  ['scherm aan het plafond', product('ceiling-kiosk')],
  ['raamscherm makelaar', product('clearvision-double', 'clearvision')],
  ['totem', [...product('brandvision'), kiosken]],
  ['informatiezuil gemeentehuis', [routes.marktsegmenten]],
  ['bank filiaal scherm', sector('financiele-dienstverlening')],
  ['55 inch zuil', [...product('brandvision', 'brandvision-double'), kiosken]],
  // Price and payment.
  ['prijslijst', [kiosken, buying]],
  ['goedkope informatiezuil', [kiosken, ...post('wat-kost-een-informatiezuil')]],
  ['zuil huren voor een beurs', [buying]],
  ['financial lease', [buying]],
  ['betalen op factuur', [routes.terms]],
  ['korting bij afname van 10', [buying]],
  ['wat kost installatie', [buying]],
  ['meerprijs touchscreen', [buying, configurator, ...anyProduct]],
  ['zelf samenstellen', [configurator]],
  // Delivery and placing.
  ['levertjid', [kiosken, buying]],
  ['leveren jullie in belgie', [routes.belgium]],
  ['kiosk door de voordeur', [buying]],
  [
    'zelf monteren',
    [buying, routes.home, routes.terms, ...post('checklist-voor-de-dag-van-plaatsing')],
  ],
  ['moet de zuil vastgeschroefd worden', [buying]],
  ['heb ik een vergunning nodig', [buying]],
  // Technology.
  ['kan hij buiten', notOutdoors],
  ['buitenzuil', notOutdoors],
  ['tegen regen', notOutdoors],
  [
    'hoeveel stroom verbruikt een kiosk',
    [kiosken, ...post('minder-stroom-zonder-donkere-schermen')],
  ],
  ['energielabel', [kiosken, ...anyProduct, ...post('minder-stroom-zonder-donkere-schermen')]],
  [
    'hoogte knoppen rolstoel',
    [...accessible, ...product('wall-kiosk', 'touch-table', 'brandvision')],
  ],
  ['betaalautomaat', [buying]],
  ['kan je er mee pinnen', [buying]],
  ['bonnenprinter', [buying]],
  ['barcode scannen', [buying]],
  ['camera', [buying]],
  ['netwerkaansluiting', [kiosken, ...anyProduct]],
  ['hoeveel decibel', [buying]],
  ['scherm vervangen', [support, kiosken]],
  ['cad', anyProduct],
  ['dwg', anyProduct],
  ['dxf bestand', anyProduct],
  ['afmeting zuil 43 inch', [kiosken, ...product('brandvision')]],
  ['gewicht brandvision', [kiosken, ...product('brandvision')]],
  [
    'hoeveel nits',
    [
      kiosken,
      ...product('clearvision', 'clearvision-double'),
      ...post('hoe-helder-moet-een-etalagescherm-zijn'),
    ],
  ],
  [
    '43 of 55 inch',
    [kiosken, ...post('welke-schermmaat-past-bij-uw-ruimte'), ...product('brandvision')],
  ],
  ['eigen kleur', [kiosken, ...post('de-juiste-kleur-op-staal')]],
  ['is het hufterproof', [buying]],
  // Software and services.
  ['software los', [digitalSignage]],
  ['narrowcasting software prijs', [digitalSignage]],
  ['kassa koppelen', [digitalSignage, ...sector('restaurants')]],
  ['video formaat', [digitalSignage]],
  ['eigen samsung scherm gebruiken', [digitalSignage]],
  ['op afstand beheren', [digitalSignage]],
  ['ai chat bot', [digitaalPlatform]],
  ['contract opzeggen', [digitaalPlatform, routes.terms]],
  ['waar staat de data', [buying, digitaalPlatform, routes.dataProcessing, routes.privacy]],
  // Service and the company.
  ['hoeveel jaar garantie', [support]],
  ['scherm doet het niet', [support]],
  ['servicecontract', [support]],
  ['oude tv inleveren', [support]],
  ['ruit kapot', [support]],
  ['wederverkoper', [routes.action]],
  ['zijn jullie zaterdag open', [contact]],
  ['waar zitten jullie', [contact]],
  ['demo aanvragen', [contact]],
  ['afspraak maken', [contact]],
  ['offerte opvragen', [contact]],
  ['klacht indienen', [routes.terms]],
  ['annuleren', [routes.terms]],
  ['beurs 2025', [routes.news, ...post('terugblik-op-drie-beursdagen')]],
  ['vacature', []],
  ['cookies uitzetten', [routes.cookies]],
  // Compounds and inflected words that no page has.
  ['bankkantoor etalage', sector('financiele-dienstverlening')],
  ['hotelreceptie scherm', sector('hospitality')],
  ['bezorgkosten', [buying]],
  ['garantiekaart', [support]],
  ['geldautomaat', [buying]],
  ['plafondbevestiging', product('ceiling-kiosk')],
  ['volumekorting', [buying]],
  ['infoscherm wachtruimte', sector('zorg')],
  ['wie plaatst de kiosk', [routes.home, buying]],
  ['facturatie', [routes.terms]],
  ['telefonisch contact', [contact, support]],
  ['automatische updates', [support, buying]],
  // Numbers with units.
  ['55 inch', [kiosken]],
  ['55"', [kiosken]],
  [
    'wat is het verschil tussen 43 en 55 inch',
    [kiosken, ...post('welke-schermmaat-past-bij-uw-ruimte')],
  ],
  ['10.000 euro', [kiosken, buying]],
  ['scherm tot € 3.000', [kiosken, buying]],
  ['RAL 5010', [kiosken]],
  // Mistakes.
  ['brandvisoin', product('brandvision')],
  ['narowcastign', [digitalSignage]],
  ['konfigurator', [configurator]],
  ['ziekenhius', sector('zorg')],
  ['informatizuil', [...product('brandvision'), kiosken]],
  ['toegankelijkhied', [routes.accessibility]],
  // A fault, as one says it.
  ['scherm gaat niet aan', [support]],
  ['geen wifi verbinding', [support]],
  ['touchscreen doet het niet meer', [support]],
  ['verkeerde inhoud op scherm', [support]],
  ['kiosk opnieuw opstarten', [support]],
  ['kan het scherm ontsmet worden', [support]],
  // From an administrator of networks, and about data.
  ['welke poorten moeten open', [buying]],
  ['tweestapsverificatie', [buying]],
  [
    'waar worden gegevens opgeslagen',
    [buying, digitaalPlatform, routes.dataProcessing, routes.privacy],
  ],
  ['dpia', [routes.dataProcessing]],
  ['mijn gegevens verwijderen', [routes.privacy]],
  ['recht op vergetelheid', [routes.privacy]],
  ['is de site toegankelijk', [routes.accessibility]],
  ['voorleesfunctie', [routes.accessibility]],
  // Whole questions.
  ['wat als het internet uitvalt', [digitalSignage, support]],
  ['kan ik mijn website tonen op de kiosk', [digitalSignage]],
  ['mag een scherm in een vluchtroute', [buying]],
  [
    'hoe ver kun je het lezen',
    [kiosken, digitalSignage, ...post('welke-schermmaat-past-bij-uw-ruimte')],
  ],
  ['hoelang duurt het', [kiosken, buying, routes.home]],
  ['programma open dag', sector('onderwijs')],
  // Flemish and English.
  ['wachtzaal scherm', sector('zorg')],
  ['inkomhal scherm', [...product('brandvision'), ...sector('kantoren')]],
  ['kostprijs', [kiosken, buying]],
  ['prijsofferte', [contact]],
  ['leveringstermijn', [kiosken, buying, routes.belgium]],
  ['delivery time', [kiosken, buying]],
  ['how much does a kiosk cost', [kiosken, ...post('wat-kost-een-informatiezuil')]],
  ['warranty', [support]],
  ['opening hours', [contact]],
  ['user manual', [support]],
  // Not offered: no result, or the nearest place.
  ['huurprijs', []],
  ['gebruikte kiosk', []],
  ['persbericht', []],
  ['outdoor kiosk', notOutdoors],
  ['stage lopen', []],
];
