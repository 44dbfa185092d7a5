import type { Opcoes } from '../registro.ts'

type Dados = Readonly<Record<string, unknown>>

const sem = (dados: Dados, ...campos: string[]): Dados =>
  Object.fromEntries(Object.entries(dados).filter(([campo]) => !campos.includes(campo)))

/** What is typed, without what the type, the destination and the home do not ask for. */
export function perguntados(dados: Dados, { eleito }: Pick<Opcoes, 'eleito'>): Dados {
  const { tipo, reserva, trocaCom, mudaDomicilio, mandato } = dados
  const fora = [
    ...(tipo === 'temporario' ? [] : ['retorno']),
    ...(reserva === true ? ['postoId', 'trocaCom', 'saidaDoCliente'] : ['reserva']),
    // The post of a swap is the one that the other person leaves.
    ...(typeof trocaCom === 'number' && reserva !== true ? ['postoId'] : []),
    ...(mudaDomicilio === true || eleito || mandato ? [] : ['anuencia']),
    ...(mudaDomicilio === true ? [] : ['excecao']),
  ]
  return sem(dados, ...fora)
}
