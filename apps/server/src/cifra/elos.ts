import { emSnake } from '@rh/domain/colaborador/trilha'
import { camposCifrados, isCifradoNoFormulario } from '@rh/domain/privacidade/cifrados'
import type { Tx } from '../db/db.ts'
import type { Cofre } from './cofre.ts'
import { trechosDoFormulario } from './formularios.ts'
import { lugarDaConta, lugarDoCampo } from './lugares.ts'
import { decifrarNome, guardarValores, isCifrado, type Lugar } from './valores.ts'

// Links of the trail that were written while accounts and health codes were readable. Their values are encrypted where
// they stand, under the hash of what they said: who checks that hash puts the values back first.

/** A link, as far as it says something that is encrypted. */
export interface Elo {
  readonly id: number
  readonly registro: number
  readonly tabela: string
  readonly operacao: string
  readonly mudancas: Mudancas
}
type Mudancas = Readonly<Record<string, readonly [unknown, unknown]>>

interface Trecho {
  readonly lugar: Lugar
  readonly valor: unknown
  readonly trocar: (mudancas: Mudancas, por: unknown) => Mudancas
}

const LADOS = [0, 1] as const
type Lado = (typeof LADOS)[number]

const comLado = (mudancas: Mudancas, coluna: string, lado: Lado, por: unknown): Mudancas => {
  const [antes, depois] = mudancas[coluna] ?? [null, null]
  return { ...mudancas, [coluna]: lado === 0 ? [por, depois] : [antes, por] }
}

const deColuna = (mudancas: Mudancas, coluna: string, lugar: Lugar): Trecho[] =>
  LADOS.flatMap((lado) => {
    const valor = mudancas[coluna]?.[lado]
    return valor === null || valor === undefined || valor === ''
      ? []
      : [{ lugar, valor, trocar: (todas: Mudancas, por: unknown) => comLado(todas, coluna, lado, por) }]
  })

const deDocumento = (processoId: number, mudancas: Mudancas, coluna: string): Trecho[] =>
  LADOS.flatMap((lado) => {
    const documento = mudancas[coluna]?.[lado]
    if (typeof documento !== 'object' || documento === null) return []
    return trechosDoFormulario(processoId, documento).map(({ lugar, valor, trocar }) => ({
      lugar,
      valor,
      trocar: (todas: Mudancas, por: unknown) =>
        comLado(todas, coluna, lado, trocar(todas[coluna]?.[lado] as object, por)),
    }))
  })

/** Where the answer of a candidate belongs; a change of one does not say of which field it is. */
function lugarDaResposta(processoId: number, { etapa, campo }: Mudancas): Lugar | null {
  if (!etapa || !campo) return lugarDoCampo(processoId, { campo: 'candidato_campo.valor' })
  const onde = { etapa: String(etapa[1] ?? etapa[0]), campo: String(campo[1] ?? campo[0]) }
  return isCifradoNoFormulario(onde) ? lugarDoCampo(processoId, onde) : null
}

function trechosDo({ tabela, registro, mudancas }: Elo): Trecho[] {
  if (tabela === 'pessoa')
    return camposCifrados.flatMap((campo) =>
      deColuna(mudancas, emSnake(campo), lugarDaConta(registro, campo)),
    )
  if (tabela === 'candidato_campo') {
    const lugar = lugarDaResposta(registro, mudancas)
    return lugar ? deColuna(mudancas, 'valor', lugar) : []
  }
  return ['dados', 'enviados'].flatMap((coluna) => deDocumento(registro, mudancas, coluna))
}

/** The columns in which a link says something that is encrypted. */
const COLUNAS = new Set([...camposCifrados.map(emSnake), 'valor', 'dados', 'enviados'])
const soAsColunas = (mudancas: Mudancas): Mudancas =>
  Object.fromEntries(Object.entries(mudancas).filter(([coluna]) => COLUNAS.has(coluna)))

/** Those columns of links, with the names of the values in them. */
export async function cifrarElos(tx: Tx, elos: readonly Elo[]): Promise<Mudancas[]> {
  const trechos = elos.map((elo) => trechosDo(elo).filter(({ valor }) => !isCifrado(valor)))
  const nomes = await guardarValores(
    tx,
    trechos.flat().map(({ lugar, valor }) => ({ ...lugar, valor })),
  )
  const proximo = nomes.values()
  return elos.map(({ mudancas }, i) =>
    (trechos[i] ?? []).reduce(
      (todas, { trocar }) => trocar(todas, proximo.next().value),
      soAsColunas(mudancas),
    ),
  )
}

/** The names of the values that a link says. */
export const nomesDoElo = (elo: Elo): string[] =>
  trechosDo(elo).flatMap(({ valor }) => (isCifrado(valor) ? [valor] : []))

/** Those columns of a link as they were written. Throws as `abrirValores`. */
export const abrirElo = (cofre: Cofre, elo: Elo, cifras: ReadonlyMap<string, Uint8Array>): Mudancas =>
  trechosDo(elo).reduce(
    (todas, { lugar, valor, trocar }) =>
      isCifrado(valor) ? trocar(todas, decifrarNome(cofre, lugar, valor, cifras)) : todas,
    soAsColunas(elo.mudancas),
  )
