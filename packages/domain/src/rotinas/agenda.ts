const SEMPRE = '*'

const doisDigitos = (texto: string): string => texto.padStart(2, '0')

/**
 * How often something runs, in words, from its cron: `todo dia às 02:40`, `a cada 10 minutos`. Throws `RangeError` for
 * days of a week or of a month, which nothing runs on yet.
 */
export function agendaEmPalavras(cron: string): string {
  const [minuto = '', hora = '', ...dias] = cron.split(' ')
  if (dias.some((dia) => dia !== SEMPRE)) throw new RangeError(`No words for ${cron}`)
  if (hora !== SEMPRE) {
    const horas = hora.split(',').map((uma) => `${doisDigitos(uma)}:${doisDigitos(minuto)}`)
    return `todo dia às ${new Intl.ListFormat('pt-BR').format(horas)}`
  }
  if (minuto === SEMPRE) return 'a cada minuto'
  const passo = /^\*\/(\d+)$/.exec(minuto)?.[1]
  return passo === undefined
    ? `a cada hora, aos ${Number(minuto)} minutos`
    : `a cada ${Number(passo)} minutos`
}
