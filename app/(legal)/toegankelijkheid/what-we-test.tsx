/** Mention only what the tests in `e2e/` check. */
export function WhatWeTest() {
  return (
    <>
      <h2 id="getest">Wat wij testen</h2>
      <p>
        Bij elke wijziging lopen automatische tests alle pagina’s na in de browser Chromium. Een
        wijziging die een test niet haalt, gaat niet door.
      </p>
      <ul>
        <li>
          <strong>Regels:</strong> de controles van axe voor WCAG&nbsp;2.2, niveau A en AA. Ook met
          een geopend menu, uitgeklapte antwoorden en foutmeldingen in het contactformulier.
        </li>
        <li>
          <strong>Toetsenbord:</strong> menu, contactformulier, zoekveld, configurator, weekplanning
          en de link die meteen naar de inhoud springt.
        </li>
        <li>
          <strong>Muis en vinger:</strong> elke link, elke knop en elk veld is te raken, op zes
          breedtes van 360 tot 1.920&nbsp;pixels.
        </li>
        <li>
          <strong>Klein scherm en grote tekst:</strong> een breedte van 320&nbsp;pixels, en tekst op
          200&nbsp;procent bij 360&nbsp;pixels, zonder opzij te schuiven. Met de ruime tekstafstand
          van WCAG valt geen tekst weg, op één uitzondering hieronder na.
        </li>
        <li>
          <strong>Contrast:</strong> met de hoge contrasten van Windows houden knoppen hun rand, en
          een eigen RAL-kleur maakt geen tekst onleesbaar.
        </li>
        <li>
          <strong>Minder beweging:</strong> wie daarom vraagt in het eigen systeem, ziet niets
          vanzelf bewegen.
        </li>
        <li>
          <strong>Zonder JavaScript:</strong> alle teksten staan er en het contactformulier werkt.
        </li>
        <li>
          <strong>Op papier:</strong> elke pagina is te printen, zonder knoppen.
        </li>
      </ul>
      <p>Automatische tests vinden niet alles, en in Firefox en Safari draaien ze niet.</p>
    </>
  );
}
