/** What a program puts on the clipboard, and what becomes of it. */
type Sample = [what: string, copied: string, stored: string];

const office = (body: string, css = '') =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"><style><!--\n${css}\n--></style></head><body lang=NL><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

const sheet = (rows: string, css = '') =>
  `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style><!--table\n{mso-displayed-decimal-separator:"\\,";}\ntd\n{font-style:normal;\nfont-weight:400;\ntext-decoration:none;}\n${css}\n--></style></head><body><table border=0 cellpadding=0><!--StartFragment-->${rows}<!--EndFragment--></table></body></html>`;

const docs = (body: string) =>
  `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">${body}</b>`;

const writer = (body: string, css = '') =>
  `<html><head><meta name="generator" content="LibreOffice 24.8.2.1 (Linux)"/><style type="text/css">p { line-height: 115% }\n${css}</style></head><body lang="nl-NL">${body}</body></html>`;

/** An item as Word writes it: a paragraph with its level in its style, and a typed marker. */
const item = (level: number, marker: string, text: string, list = 'l0', font = '') =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:${list} level${level} lfo1'><![if !supportLists]><span style='${font}'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>\n`;

/** An item as Word writes it in a list: \`type\` is for the eye only. */
const listItem = (list: string, level: number, text: string) =>
  `<li class=MsoNormal style='mso-list:${list} level${level} lfo1'>${text}<o:p></o:p></li>`;

const cell = (text: string, attributes = '') => `<td ${attributes}><p class=MsoNormal>${text}<o:p></o:p></p></td>`;

const run = (text: string, style = '') =>
  `<span style="font-size:11pt;font-weight:400;font-style:normal;text-decoration:none;white-space:pre-wrap;${style}">${text}</span>`;

const point = (level: number, text: string) =>
  `<li dir="ltr" style="list-style-type:disc;white-space:pre;" aria-level="${level}"><p dir="ltr" role="presentation">${run(text)}</p></li>`;

const rows = (...lines: string[]) =>
  `<table>\n<tbody>\n${lines.map((line) => `<tr>${line}</tr>\n`).join('')}</tbody>\n</table>\n`;

export const SAMPLES: Record<string, readonly Sample[]> = {
  Word: [
    [
      'a number that is itself a bold element',
      office(
        "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><b style='mso-list:Ignore'>3.</b>uitpakken</p>",
      ),
      '<ol start="3">\n<li>uitpakken</li>\n</ol>\n',
    ],
    [
      'markers within the text of an item',
      office(
        "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><b>kiosk</b><span style='mso-list:Ignore'>1.</span>uitpakken<span style='mso-list:Ignore'>–</span>klaar</p>",
      ),
      '<ol>\n<li><strong>kiosk</strong> uitpakken klaar</li>\n</ol>\n',
    ],
    [
      'a part of a list from its second level on',
      office(item(2, 'a.', 'Appel') + item(2, 'b.', 'Banaan')),
      '<ol type="a">\n<li>Appel</li>\n<li>Banaan</li>\n</ol>\n',
    ],
    [
      'a part of a list that goes back to its first level',
      office(item(2, 'o', 'Appel', 'l0', 'font-family:"Courier New"') + item(1, '·', 'Groente')),
      '<ul>\n<li>\n<ul>\n<li>Appel</li>\n</ul>\n</li>\n<li>Groente</li>\n</ul>\n',
    ],
    [
      'a numbered part of a list that goes back to its first level',
      office(item(2, 'b.', 'Appel') + item(1, '3.', 'Groente')),
      '<ol start="2">\n<li>\n<ol start="2" type="a">\n<li>Appel</li>\n</ol>\n</li>\n<li>Groente</li>\n</ol>\n',
    ],
    [
      'a level that is left out',
      office(item(1, '·', 'Een') + item(3, '§', 'Twee') + item(3, '§', 'Drie') + item(1, '·', 'Vier')),
      '<ul>\n<li>Een\n<ul>\n<li>Twee</li>\n<li>Drie</li>\n</ul>\n</li>\n<li>Vier</li>\n</ul>\n',
    ],
    [
      'a level that is left out at first',
      office(item(1, '·', 'Een') + item(3, '§', 'Twee') + item(2, 'o', 'Drie')),
      '<ul>\n<li>Een\n<ul>\n<li>\n<ul>\n<li>Twee</li>\n</ul>\n</li>\n<li>Drie</li>\n</ul>\n</li>\n</ul>\n',
    ],
    [
      'lists and paragraphs of one list',
      office(
        `<ol start=1 type=1>${listItem('l0', 1, 'Een')}</ol>${item(2, 'a.', 'Sub')}<ol start=2 type=1>${listItem('l0', 1, 'Twee')}</ol>`,
      ),
      '<ol>\n<li>Een\n<ol type="a">\n<li>Sub</li>\n</ol>\n</li>\n<li>Twee</li>\n</ol>\n',
    ],
    [
      'a list within a list, then a paragraph of its third level',
      office(
        `<ul type=disc>${listItem('l0', 1, 'Een')}<ul type=circle>${listItem('l0', 2, 'Twee')}</ul></ul>${item(3, '§', 'Drie')}`,
      ),
      '<ul>\n<li>Een\n<ul>\n<li>Twee\n<ul>\n<li>Drie</li>\n</ul>\n</li>\n</ul>\n</li>\n</ul>\n',
    ],
    [
      'numbers without a full stop',
      office(item(1, '1', 'Eisen') + item(2, '1.1', 'Stroom') + item(2, '1.2', 'Netwerk') + item(1, '2', 'Plaats')),
      '<ol>\n<li>Eisen\n<ol>\n<li>Stroom</li>\n<li>Netwerk</li>\n</ol>\n</li>\n<li>Plaats</li>\n</ol>\n',
    ],
    [
      'numbers with a word',
      office(item(1, 'Stap 1:', 'Openen') + item(1, 'Stap 2:', 'Sluiten')),
      '<p>Stap 1: Openen</p>\n<p>Stap 2: Sluiten</p>\n',
    ],
    [
      'articles with numbered parts, and a word behind the number',
      office(
        item(1, 'Artikel 1', 'Levering') + item(2, '1.', 'Plaats') + item(2, '2.', 'Tijd') + item(1, '§ 2', 'Prijs') + item(1, '1e fase', 'Start') + item(1, 'Deel II.', 'Slot'),
      ),
      '<p>Artikel 1 Levering</p>\n<ol>\n<li>Plaats</li>\n<li>Tijd</li>\n</ol>\n<p>§ 2 Prijs</p>\n<p>1e fase Start</p>\n<p>Deel II. Slot</p>\n',
    ],
    [
      'headings that are counted by a word, a letter or a bullet',
      office(
        "<h1 style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>Bijlage A<span>&nbsp;</span></span>Eisen</h1><h2 style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>B.<span>&nbsp;</span></span>Stroom</h2><h2 style='mso-list:l1 level1 lfo2'><span style='font-family:Symbol'><span style='mso-list:Ignore'>·</span></span>Punt</h2>",
      ),
      '<h2>Bijlage A Eisen</h2>\n\n<h2>B. Stroom</h2>\n\n<h2>Punt</h2>\n',
    ],
    [
      'a part of a list of letters that begins with i',
      office(item(1, 'i.', 'Negende') + item(1, 'j.', 'Tiende') + item(1, 'k.', 'Elfde')),
      '<ol start="9" type="a">\n<li>Negende</li>\n<li>Tiende</li>\n<li>Elfde</li>\n</ol>\n',
    ],
    [
      'letters behind numbers',
      office(item(1, '1.', 'Een') + item(1, 'b.', 'Twee')),
      '<ol>\n<li>Een</li>\n</ol>\n<ol start="2" type="a">\n<li>Twee</li>\n</ol>\n',
    ],
    [
      'ordinal numbers',
      office(item(1, '1e', 'Openen') + item(1, '2e', 'Sluiten')),
      '<ol>\n<li>Openen</li>\n<li>Sluiten</li>\n</ol>\n',
    ],
    [
      'numbers in words',
      office(item(1, 'Eerste', 'Openen') + item(1, 'Tweede', 'Sluiten')),
      '<ol>\n<li>Openen</li>\n<li>Sluiten</li>\n</ol>\n',
    ],
    [
      'capital letters',
      office(item(1, 'A', 'Openen') + item(1, 'B', 'Sluiten')),
      '<ol type="A">\n<li>Openen</li>\n<li>Sluiten</li>\n</ol>\n',
    ],
    [
      'letters from the third on',
      office(item(1, 'c)', 'Openen') + item(1, 'd)', 'Sluiten')),
      '<ol start="3" type="a">\n<li>Openen</li>\n<li>Sluiten</li>\n</ol>\n',
    ],
    [
      'Roman numbers',
      office(item(1, 'i.', 'Een') + item(1, 'ii.', 'Twee') + item(1, 'iii.', 'Drie') + item(1, 'iv.', 'Vier') + item(1, 'v.', 'Vijf')),
      '<ol type="i">\n<li>Een</li>\n<li>Twee</li>\n<li>Drie</li>\n<li>Vier</li>\n<li>Vijf</li>\n</ol>\n',
    ],
    [
      'letters of a font of symbols',
      office(item(1, 'v', 'Een', 'l0', 'font-family:Wingdings') + item(1, 'q', 'Twee', 'l0', 'font-family:Wingdings')),
      '<ul>\n<li>Een</li>\n<li>Twee</li>\n</ul>\n',
    ],
    [
      'dashes',
      office(item(1, '-', 'Een') + item(1, '–', 'Twee')),
      '<ul>\n<li>Een</li>\n<li>Twee</li>\n</ul>\n',
    ],
    [
      'a list that begins again',
      office(item(1, '1.', 'Een') + item(1, '2.', 'Twee') + item(1, '1.', 'Nieuw')),
      '<ol>\n<li>Een</li>\n<li>Twee</li>\n</ol>\n<ol>\n<li>Nieuw</li>\n</ol>\n',
    ],
    [
      'an empty line in a list',
      office(`${item(1, '1.', 'Een')}<p class=MsoNormal><o:p>&nbsp;</o:p></p>${item(2, 'a.', 'Sub')}`),
      '<ol>\n<li>Een\n<ol type="a">\n<li>Sub</li>\n</ol>\n</li>\n</ol>\n',
    ],
    [
      'an empty item that counts',
      office(item(1, '1.', 'Een') + item(1, '2.', '&nbsp;') + item(1, '3.', 'Drie')),
      '<ol>\n<li>Een</li>\n<li></li>\n<li>Drie</li>\n</ol>\n',
    ],
    [
      'a list that a paragraph divides',
      office(`${item(1, '1.', 'Een')}<p class=MsoNormal>Tussen</p>${item(1, '2.', 'Twee')}`),
      '<ol>\n<li>Een</li>\n</ol>\n<p>Tussen</p>\n<ol start="2">\n<li>Twee</li>\n</ol>\n',
    ],
    [
      'a numbered heading',
      office("<h1 style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1<span>&nbsp;</span></span>Inleiding</h1>"),
      '<h2>1 Inleiding</h2>\n',
    ],
    [
      'hidden text',
      office("<p>zichtbaar <span style='display:none;mso-hide:all'>GEHEIM</span><span style='mso-hide:all'>GEHEIM</span>ook</p>"),
      '<p>zichtbaar ook</p>\n',
    ],
    [
      'text that a style hides',
      office('<p>zichtbaar<span class=Verborgen>GEHEIM</span></p>', 'span.Verborgen {mso-style-name:Verborgen; display:none; mso-hide:all}'),
      '<p>zichtbaar</p>\n',
    ],
    [
      'an empty row below a merged cell',
      office(`<table><tr>${cell('A', 'rowspan=2')}${cell('B')}</tr><tr>${cell('&nbsp;')}</tr><tr>${cell('C')}${cell('D')}</tr></table>`),
      rows('<td rowspan="2">A</td><td>B</td>', '<td></td>', '<td>C</td><td>D</td>'),
    ],
    [
      'a form to fill in',
      office(`<p>Vul in:</p><table><tr>${cell('&nbsp;')}${cell('&nbsp;')}</tr><tr>${cell('&nbsp;')}${cell('&nbsp;')}</tr></table>`),
      `<p>Vul in:</p>\n${rows('<td></td><td></td>', '<td></td><td></td>')}`,
    ],
    [
      'the row that only sets widths',
      office(
        `<table><tr>${cell('A', 'colspan=2')}</tr><tr>${cell('B')}${cell('C')}</tr><![if !supportMisalignedColumns]><tr height=0><td width=100 style='border:none'></td><td width=50 style='border:none'></td></tr><![endif]></table>`,
      ),
      rows('<td colspan="2">A</td>', '<td>B</td><td>C</td>'),
    ],
    [
      'footnotes',
      office(
        "<p class=MsoNormal>Tekst<a style='mso-footnote-id:ftn1' href='#_ftn1' name='_ftnref1'><span class=MsoFootnoteReference>[1]</span></a></p><div style='mso-element:footnote-list'><hr><div id=ftn1><p class=MsoFootnoteText><a href='#_ftnref1' name='_ftn1'>[1]</a> Noot</p></div></div>",
        'span.MsoFootnoteReference {vertical-align:super;}',
      ),
      '<p>Tekst<sup>[1]</sup></p>\n<hr>\n<p>[1] Noot</p>\n',
    ],
    [
      'a table of contents',
      office("<p class=MsoToc1><a href='#_Toc1'>Inleiding<span style='mso-tab-count:1 dotted'>. </span>1</a></p><h1><a name='_Toc1'>Inleiding</a></h1>"),
      '<p>Inleiding. 1</p>\n\n<h2>Inleiding</h2>\n',
    ],
    [
      'text that is struck out, and text that was deleted under review',
      office("<p>Prijs <s>500</s> 400, <span style='text-decoration:line-through'>weg</span>, <del cite='mailto:x' datetime=2026>geschrapt</del> klaar</p>"),
      '<p>Prijs <s>500</s> 400, <s>weg</s>, klaar</p>\n',
    ],
    [
      'normal words within bold ones',
      office('<p><b>vet <span style="font-weight:normal">gewoon</span></b> <i>schuin <span style="font-style:normal">recht</span></i></p>'),
      '<p><strong>vet </strong>gewoon <em>schuin </em>recht</p>\n',
    ],
    [
      'a style of bold characters',
      office('<p>Een <span class=Strong1>kiosk</span></p>', 'span.Strong1 {mso-style-name:Strong1; font-weight:bold; mso-bidi-font-weight:normal}'),
      '<p>Een <strong>kiosk</strong></p>\n',
    ],
    [
      'bold paragraphs and items',
      office(`<p style='font-weight:bold'>Vet</p><ul><li style='font-weight:bold;font-style:italic'>Punt</li></ul>`),
      '<p><strong>Vet</strong></p>\n<ul>\n<li><strong><em>Punt</em></strong></li>\n</ul>\n',
    ],
    [
      'links to files, and within the document',
      office("<p><a href='file:///C:/a.docx'>bestand</a> <a href='Document.docx'>naast</a> <a href='#Bladwijzer'>plaats</a> <a href='https://example.com/'>web</a> <a href='www.example.com'>kort</a></p>"),
      '<p>bestand naast plaats <a href="https://example.com/">web</a> <a href="https://www.example.com/">kort</a></p>\n',
    ],
  ],
  'Word in Safari': [
    [
      'levels and bold with computed styles',
      `<p class="MsoListParagraph" style="margin: 0cm; mso-list: l0 level1 lfo1; font-weight: normal;"><span style="mso-list: Ignore;">1.<span style="font-style: normal; font-size: 7pt;">&nbsp;&nbsp;</span></span><b><span style="font-weight: bold !important;">Een</span></b></p><p class="MsoListParagraph" style="mso-list: l0 level2 lfo1;"><span style="mso-list: Ignore;">a.</span>Sub</p>`,
      '<ol>\n<li><strong>Een</strong>\n<ol type="a">\n<li>Sub</li>\n</ol>\n</li>\n</ol>\n',
    ],
    [
      'links into the document that got the address of a page',
      '<p><a href="https://www.zuilwerk.example/studio#_ftn1">[1]</a></p>',
      '<p>[1]</p>\n',
    ],
  ],
  Excel: [
    [
      'formats by class',
      sheet(
        '<col width=64 span=2><tr height=20><td class=xl65>Model</td><td class=xl65>Prijs</td></tr><tr><td class=xl66>Zuil</td><td align=right>10</td></tr>',
        '.xl65\n{mso-style-parent:style0;\nfont-weight:700;}\n.xl66\n{font-style:italic;}',
      ),
      rows('<td><strong>Model</strong></td><td><strong>Prijs</strong></td>', '<td><em>Zuil</em></td><td>10</td>'),
    ],
    [
      'formats of parts of a cell',
      sheet(
        '<tr><td>Een <font class="font5">vet</font></td><td class=xl67>weg</td></tr>',
        '.font5\n{font-weight:700;}\n.xl67\n{text-decoration:line-through;}',
      ),
      rows('<td>Een <strong>vet</strong></td><td><s>weg</s></td>'),
    ],
    [
      'a hidden row',
      sheet("<tr><td>a</td><td>b</td></tr><tr height=0 style='display:none;mso-height-source:userset'><td>GEHEIM</td><td>c</td></tr><tr><td>d</td><td>e</td></tr>"),
      rows('<td>a</td><td>b</td>', '<td>d</td><td>e</td>'),
    ],
    [
      'a hidden row within merged cells',
      sheet("<tr><td rowspan=3>a</td><td>b</td></tr><tr style='display:none'><td>GEHEIM</td></tr><tr><td>c</td></tr><tr><td>d</td><td>e</td></tr>"),
      rows('<td rowspan="2">a</td><td>b</td>', '<td>c</td>', '<td>d</td><td>e</td>'),
    ],
    [
      'a hidden column',
      sheet("<col width=64><col width=0 style='display:none;mso-width-source:userset'><col width=64><tr><td>a</td><td>GEHEIM</td><td>b</td></tr><tr><td colspan=2>c</td><td>d</td></tr>"),
      rows('<td>a</td><td>b</td>', '<td>c</td><td>d</td>'),
    ],
    [
      'the row that only sets widths',
      sheet("<tr><td>a</td><td>b</td></tr><![if supportMisalignedColumns]><tr height=0 style='display:none'><td width=64></td><td width=64></td></tr><![endif]>"),
      rows('<td>a</td><td>b</td>'),
    ],
    [
      'empty cells and merged ones',
      sheet('<tr><td>a</td><td></td></tr><tr><td></td><td></td></tr><tr><td colspan=2>b</td></tr>'),
      rows('<td>a</td><td></td>', '<td></td><td></td>', '<td colspan="2">b</td>'),
    ],
  ],
  'Google Docs': [
    [
      'a list of letters, and one of capital Roman numbers in it',
      docs(
        `<ol>${point(1, 'een').replace('disc', 'lower-alpha')}<ol>${point(2, 'sub').replace('disc', 'upper-roman')}</ol></ol>`,
      ),
      '<ol type="a">\n<li>een\n<ol type="I">\n<li>sub</li>\n</ol>\n</li>\n</ol>\n',
    ],
    [
      'a part of a list from its second level on',
      docs(`<ul><ul>${point(2, 'Sub A')}${point(2, 'Sub B')}</ul>${point(1, 'Hoofd')}</ul>`),
      '<ul>\n<li>\n<ul>\n<li>Sub A</li>\n<li>Sub B</li>\n</ul>\n</li>\n<li>Hoofd</li>\n</ul>\n',
    ],
    [
      'an eighth level, then a third',
      docs(
        `<ul><ul><ul><ul><ul><ul><ul><ul>${point(8, 'Acht')}</ul></ul></ul></ul></ul>${point(3, 'Drie')}</ul></ul>${point(1, 'Een')}</ul>`,
      ),
      '<ul>\n<li>\n<ul>\n<li>\n<ul>\n<li>Acht</li>\n</ul>\n</li>\n<li>Drie</li>\n</ul>\n</li>\n<li>Een</li>\n</ul>\n',
    ],
    [
      'a list that begins at three',
      docs(`<ol start="3">${point(1, 'Derde')}</ol>`),
      '<ol start="3">\n<li>Derde</li>\n</ol>\n',
    ],
    [
      'text that is struck out',
      docs(`<p dir="ltr">${run('weg', 'font-weight:700;text-decoration:line-through;')}${run(' blijft')}</p>`),
      '<p><strong><s>weg</s></strong> blijft</p>\n',
    ],
    [
      'a list of tasks',
      docs(
        `<ul><li role="checkbox" aria-checked="true"><img src="data:image/png;base64,iVBORw0KGgo=" alt="checked" aria-roledescription="checkbox"><p>${run('klaar')}</p></li><li role="checkbox" aria-checked="false"><img src="data:image/png;base64,iVBORw0KGgo=" alt="unchecked" aria-roledescription="checkbox"><p>${run('todo')}</p></li></ul>`,
      ),
      '<ul>\n<li>☑ klaar</li>\n<li>☐ todo</li>\n</ul>\n',
    ],
    [
      'text below the line',
      docs(`<p>${run('CO')}<span><span style="font-size:0.6em;vertical-align:sub;">2</span></span></p>`),
      '<p>CO<sub>2</sub></p>\n',
    ],
  ],
  'Google Sheets': [
    [
      'bold cells',
      '<meta charset="utf-8"><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style><table data-sheets-root="1"><tbody><tr><td style="font-weight:bold;">Model</td><td>Prijs</td></tr><tr><td style="font-style:italic;text-decoration:line-through;">Zuil</td><td>10</td></tr></tbody></table></google-sheets-html-origin>',
      rows('<td><strong>Model</strong></td><td>Prijs</td>', '<td><em><s>Zuil</s></em></td><td>10</td>'),
    ],
    [
      'one bold cell',
      '<meta charset="utf-8"><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}--></style><span style="font-weight:bold;" data-sheets-root="1">Kop</span>',
      '<p><strong>Kop</strong></p>\n',
    ],
  ],
  LibreOffice: [
    [
      'a numbered list below a point',
      writer('<ul>\n<li><p>A</p>\n</ul>\n<ol>\n<ol>\n<li><p>een</p>\n<li><p>twee</p>\n</ol>\n</ol>\n<ul>\n<li><p>B</p>\n</ul>'),
      '<ul>\n<li>A\n<ol>\n<li>een</li>\n<li>twee</li>\n</ol>\n</li>\n<li>B</li>\n</ul>\n',
    ],
    [
      'a list that goes on behind a list within it',
      writer('<ol>\n<li><p>een</p></li>\n<ol>\n<li><p>sub</p></li>\n</ol>\n</ol>\n<ol start="2">\n<li><p>twee</p></li>\n</ol>'),
      '<ol>\n<li>een\n<ol>\n<li>sub</li>\n</ol>\n</li>\n<li>twee</li>\n</ol>\n',
    ],
    [
      'bold and italic paragraphs',
      writer('<p style="font-weight: bold">Vet</p><p><span style="font-style: italic"><span style="font-weight: normal">schuin</span></span></p>'),
      '<p><strong>Vet</strong></p>\n<p><em>schuin</em></p>\n',
    ],
    [
      'a style sheet with bold headers of a table',
      writer('<table><thead><tr><th><p>Model</p></th><th><p>Maat</p></th></tr></thead><tbody><tr><td><p>Wall</p></td><td><p>43</p></td></tr></tbody></table>', 'th p { font-weight: normal } td p { orphans: 0 }'),
      '<table>\n<thead>\n<tr><th>Model</th><th>Maat</th></tr>\n</thead>\n<tbody>\n<tr><td>Wall</td><td>43</td></tr>\n</tbody>\n</table>\n',
    ],
    [
      'notes',
      writer('<p>Tekst<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a></p><div id="sdfootnote1"><p><a class="sdfootnotesym" href="#sdfootnote1anc">1</a> Noot</p></div>'),
      '<p>Tekst<sup>1</sup></p>\n<p>1 Noot</p>\n',
    ],
    ['text that is struck out', writer('<p>a <strike>b</strike> <del>c</del></p>'), '<p>a <s>b</s> <s>c</s></p>\n'],
  ],
  'mail programs': [
    [
      'the hidden preview line',
      '<div style="display:none;max-height:0">VOORPROEF</div><div style="font-weight:700">Beste Anna,</div><div>gewone regel</div>',
      '<p><strong>Beste Anna,</strong></p>\n<p>gewone regel</p>\n',
    ],
    [
      'links past counters of clicks',
      '<p><a href="https://nam04.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.nl%2Fa&amp;data=1">mail</a> <a href="https://statics.teams.cdn.office.net/evergreen-assets/safelinks/1/atp-safelinks.html?url=https%3A%2F%2Fexample.nl%2Fb">teams</a> <a href="https://www.linkedin.com/redir/redirect?url=https%3A%2F%2Fexample.nl%2Fc">li</a> <a href="https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.nl%2Fd">fb</a></p>',
      '<p><a href="https://example.nl/a">mail</a> <a href="https://example.nl/b">teams</a> <a href="https://example.nl/c">li</a> <a href="https://example.nl/d">fb</a></p>\n',
    ],
    [
      'lists that an item without a marker indents',
      '<ol><li>een</li><li style="display:block"><ol><li>sub</li></ol></li><li>twee</li></ol>',
      '<ol>\n<li>een\n<ol>\n<li>sub</li>\n</ol>\n</li>\n<li>twee</li>\n</ol>\n',
    ],
    [
      'a layout of one column with a heading',
      '<table><caption>Bijschrift</caption><tr><td>een</td></tr><tr><td>twee</td></tr></table>',
      '<p>Bijschrift</p>\n<p>een</p>\n<p>twee</p>\n',
    ],
  ],
  'code editors': [
    [
      'indented lines',
      '<meta charset="utf-8"><div style="color:#d4d4d4;font-family:Consolas, \'Courier New\', monospace;white-space:pre;"><div><span>if (a) {</span></div><div><span>    b();</span></div><br><div><span>}</span></div></div>',
      '<pre><code>if (a) {\n    b();\n\n}</code></pre>\n',
    ],
    [
      'lines of prose',
      '<div style="font-family:Consolas;white-space:pre;"><div><span>Een alinea.</span></div><div><span>Nog een.</span></div></div>',
      '<p>Een alinea.</p>\n<p>Nog een.</p>\n',
    ],
  ],
  'web pages': [
    [
      'lists of letters, by attribute and by style',
      '<ol type="A"><li>een</li></ol><p>en</p><ol style="list-style: lower-roman inside"><li>een</li><li>twee</li></ol>',
      '<ol type="A">\n<li>een</li>\n</ol>\n<p>en</p>\n<ol type="i">\n<li>een</li>\n<li>twee</li>\n</ol>\n',
    ],
    [
      'text directly in a list, behind an item',
      '<ul><li>een</li>twee <b>drie</b><li>vier</li></ul>',
      '<ul>\n<li>\n<p>een</p>\n<p>twee <strong>drie</strong></p>\n</li>\n<li>vier</li>\n</ul>\n',
    ],
    [
      'formatted text directly in a list, with and without an item before it',
      '<ul><b>een</b> <i>twee</i></ul><ol><li>drie</li><b>vier</b> <i>vijf</i></ol>',
      '<ul>\n<li><strong>een</strong> <em>twee</em></li>\n</ul>\n<ol>\n<li>\n<p>drie</p>\n<p><strong>vier</strong> <em>vijf</em></p>\n</li>\n</ol>\n',
    ],
    [
      'lines with only an empty element between',
      'een<div></div>twee<table></table>drie',
      '<p>een<br>twee<br>drie</p>\n',
    ],
    [
      'lines with several empty elements between',
      'een<div></div><div> </div>\n<div></div>twee',
      '<p>een<br>twee</p>\n',
    ],
    [
      'a link that ends with an empty element',
      '<a href="https://x.nl/">een<div></div></a><b>twee</b>',
      '<p><a href="https://x.nl/">een<br></a><strong>twee</strong></p>\n',
    ],
    [
      'links that begin with an empty element',
      '<a href="https://x.nl/">een</a><a href="https://y.nl/"><div></div>twee</a><a href="https://z.nl/"><div></div>drie</a>',
      '<p><a href="https://x.nl/">een</a><a href="https://y.nl/"><br>twee</a><a href="https://z.nl/"><br>drie</a></p>\n',
    ],
    [
      'a list with an empty one between its lines',
      '<ul><li>een<ul></ul>twee</li></ul>',
      '<ul>\n<li>een<br>twee</li>\n</ul>\n',
    ],
    [
      'a checkbox behind its text',
      '<p><label>todo<input type=checkbox></label> <b>klaar</b><i><input type=checkbox checked></i></p>',
      '<p>todo ☐ <strong>klaar</strong><em> ☑</em></p>\n',
    ],
    [
      'text of an old element that browsers do not parse',
      '<p>een</p><xmp>1 < 2</xmp>',
      '<p>een</p>\n<p>1 &lt; 2</p>\n',
    ],
    [
      'characters that cannot be seen',
      '<p>a\u200bb \u202eRTL\u202c \ufeffc\u2028d</p>',
      '<p>ab RTL c<br>d</p>\n',
    ],
    [
      'a list of tasks',
      '<ul class="contains-task-list"><li><input type="checkbox" checked> klaar</li><li><input type=checkbox> todo</li></ul>',
      '<ul>\n<li>☑ klaar</li>\n<li>☐ todo</li>\n</ul>\n',
    ],
    [
      'a footer of a table before its body',
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tfoot><tr><td>s</td><td>t</td></tr></tfoot><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
      '<table>\n<thead>\n<tr><th>a</th><th>b</th></tr>\n</thead>\n<tbody>\n<tr><td>1</td><td>2</td></tr>\n</tbody>\n<tfoot>\n<tr><td>s</td><td>t</td></tr>\n</tfoot>\n</table>\n',
    ],
    [
      'hidden parts',
      '<p>a<span hidden>GEHEIM</span> <span style="visibility:hidden">GEHEIM <b style="visibility:visible">b</b></span></p>',
      '<p>a <strong>b</strong></p>\n',
    ],
    [
      'lines in preserved white space',
      '<span style="white-space: pre-wrap;">een\ntwee</span>',
      '<p>een<br>twee</p>\n',
    ],
    [
      'a list with text behind the list within it',
      '<ul><li>een<ul><li>sub</li></ul>slot</li><li>twee</li></ul>',
      '<ul>\n<li>\n<p>een</p>\n<ul>\n<li>sub</li>\n</ul>\n<p>slot</p>\n</li>\n<li>twee</li>\n</ul>\n',
    ],
    [
      'a list of ours that begins on its second level',
      '<ol start="2"><li><ol><li>sub</li></ol></li><li>drie</li></ol>',
      '<ol start="2">\n<li>\n<ol>\n<li>sub</li>\n</ol>\n</li>\n<li>drie</li>\n</ol>\n',
    ],
    [
      'text behind a list that is in a list',
      '<ol><li style="display: block"><ol>een</ol></li>twee</ol>',
      '<ol>\n<li>\n<p>een</p>\n<p>twee</p>\n</li>\n</ol>\n',
    ],
    [
      'a caption without its picture',
      '<figcaption><pre>een</pre>twee</figcaption>',
      '<pre>een</pre>\n<p>twee</p>\n',
    ],
    ['rules for print', '<style>@media print { p { display: none } } p { color: red }</style><p>a</p>', '<p>a</p>\n'],
  ],
  'Word in the browser': [
    [
      'letters, and numbers with a word',
      '<div class="ListContainerWrapper"><ol style="list-style-type: lower-alpha"><li data-listid="1" data-aria-posinset="3" data-aria-level="1" data-leveltext="%1)"><p>derde</p></li></ol></div><div class="ListContainerWrapper"><ol><li data-listid="2" data-aria-posinset="1" data-aria-level="1" data-leveltext="Stap %1:"><p>eerst</p></li></ol></div>',
      '<ol start="3" type="a">\n<li>derde</li>\n</ol>\n<p>Stap 1: eerst</p>\n',
    ],
    [
      'more than one paragraph in an item, and text behind the list',
      '<div class="ListContainerWrapper"><ul><li data-listid="1" data-aria-posinset="1" data-aria-level="1"><p>een<span class="EOP">&nbsp;</span></p><p>twee</p></li></ul>drie</div>',
      '<ul>\n<li>\n<p>een</p>\n<p>twee</p>\n</li>\n</ul>\n<p>drie</p>\n',
    ],
    [
      'text in the element that ends a paragraph',
      '<p>een<span class="EOP">&nbsp;</span>twee <span class="EOP">drie</span></p>',
      '<p>een twee drie</p>\n',
    ],
  ],
};
