/** The smallest PDF that a reader shows: one page with a word. */
export function umaPagina(palavra: string): Buffer {
  const texto = `BT /F1 24 Tf 72 700 Td (${palavra}) Tj ET`
  const objetos = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${texto.length}>>stream\n${texto}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  let corpo = '%PDF-1.7\n'
  const lugares = objetos.map((objeto, i) => {
    const lugar = corpo.length
    corpo += `${i + 1} 0 obj\n${objeto}\nendobj\n`
    return `${String(lugar).padStart(10, '0')} 00000 n \n`
  })
  const tabela = `xref\n0 ${objetos.length + 1}\n0000000000 65535 f \n${lugares.join('')}`
  const fim = `trailer<</Size ${objetos.length + 1}/Root 1 0 R>>\nstartxref\n${corpo.length}\n%%EOF\n`
  return Buffer.from(`${corpo}${tabela}${fim}`, 'latin1')
}
