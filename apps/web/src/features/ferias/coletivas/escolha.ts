import type { PessoaDasColetivas } from '@rh/domain/contract/ferias-coletivas'

/** Who goes, who stays by law or circumstance, and who was taken out by hand. */
export const grupos = { vao: 'Vão', excecoes: 'Exceções', retirados: 'Retirados' } as const
export type Grupo = keyof typeof grupos

/** People taken out by hand, with the reason. */
export type Retirados = ReadonlyMap<number, string>

export const grupoDe = ({ excecao, colaboradorId }: PessoaDasColetivas, retirados: Retirados): Grupo =>
  excecao ? 'excecoes' : retirados.has(colaboradorId) ? 'retirados' : 'vao'

/** What the shutdown comes to, for those who go. */
export function somar(pessoas: readonly PessoaDasColetivas[], retirados: Retirados) {
  const vao = pessoas.filter((pessoa) => grupoDe(pessoa, retirados) === 'vao')
  const soma = (de: (pessoa: PessoaDasColetivas) => number): number =>
    vao.reduce((total, pessoa) => total + de(pessoa), 0)
  return {
    vao: vao.length,
    ficam: pessoas.length - vao.length,
    diasDeLicenca: soma(({ diasDeLicenca }) => diasDeLicenca),
    comPeriodoNovo: vao.filter(({ novoAquisitivoInicio }) => novoAquisitivoInicio !== null).length,
    totalCentavos: soma(({ feriasCentavos, licencaCentavos }) => feriasCentavos + licencaCentavos),
  }
}
