import type { PessoaDoFim } from '@rh/domain/contract/desmobilizacao'
import type { VagaLivre } from '@rh/domain/contract/remanejamento'
import type { QuemVai } from '@rh/domain/regras/alteracao/afinidade'
import type { Db } from '../../db/db.ts'
import type { Quem } from '../../http/ator.ts'
import { findPartida } from '../processo/alteracao/partida.ts'
import { findPessoa } from '../remanejamento/pessoa.ts'
import { buscarPostos, comAfinidade, findQuemVai, type Candidato } from '../remanejamento/vagas.ts'
import type { Saida } from './pessoas.ts'

/** Destinations shown for one person. */
const MOSTRADOS = 5

interface Avaliado {
  readonly saida: Saida
  readonly vagas: readonly VagaLivre[]
  /** Posts among them that ask for neither a promotion nor another town: nobody agreed to either. */
  readonly propostas: ReadonlySet<number>
}

/**
 * Free slots of each person by fit, with a proposal first that nobody else has: whoever suits best chooses first, and
 * whoever finds no slot left is proposed none.
 */
export async function comDestinos(
  db: Db,
  saidas: readonly Saida[],
  { dia, ator }: { readonly dia: string; readonly ator: Quem },
): Promise<PessoaDoFim[]> {
  const procuras = new Map<string, Promise<Candidato[]>>()
  const avaliados: Avaliado[] = []
  for (const saida of saidas) {
    // Who is on the way out already asks for no destination.
    const achadas = saida.processo ? NENHUMA : await vagasDe(db, saida, { dia, ator, procuras })
    avaliados.push({ saida, ...achadas })
  }
  const propostas = distribuir(avaliados)
  return avaliados.map(({ saida, vagas }) => {
    const proposta = propostas.get(saida.colaboradorId)
    const outras = vagas.filter(({ postoId }) => postoId !== proposta?.postoId)
    const destinos = [...(proposta ? [proposta] : []), ...outras].slice(0, MOSTRADOS)
    return { ...saida, propostaId: proposta?.postoId ?? null, destinos }
  })
}

const NENHUMA: Omit<Avaliado, 'saida'> = { vagas: [], propostas: new Set() }

interface Meios {
  readonly dia: string
  readonly ator: Quem
  /** Searches already made, by what they ask: people of one contract are much alike. */
  readonly procuras: Map<string, Promise<Candidato[]>>
}

async function vagasDe(
  db: Db,
  { colaboradorId }: Saida,
  { dia, ator, procuras }: Meios,
): Promise<Omit<Avaliado, 'saida'>> {
  const [{ atual }, pessoa] = await Promise.all([
    findPartida(db, { vinculoId: colaboradorId, dia, processoId: null }),
    findPessoa(db, colaboradorId, dia),
  ])
  const quem: QuemVai = await findQuemVai(db, atual)
  const chave = JSON.stringify(quem)
  const procura =
    procuras.get(chave) ?? buscarPostos(db, { quem, dia, busca: undefined, menosPosto: null, ator })
  procuras.set(chave, procura)
  const candidatos = await procura
  const iguais = candidatos.filter(
    ({ cargoId, municipioIbge }) => cargoId === quem.cargoId && municipioIbge === quem.municipioIbge,
  )
  return {
    vagas: comAfinidade(candidatos, quem, pessoa.treinamentos, dia),
    propostas: new Set(iguais.map(({ postoId }) => postoId)),
  }
}

const ordem = { muito_bom: 0, bom: 1, fraco: 2, so_com_mudanca: 3 } as const

/** Gives out the slots, each once: the best fits first, and among equals whoever has the fewest choices. */
function distribuir(avaliados: readonly Avaliado[]): Map<number, VagaLivre> {
  const livres = new Map<number, number>()
  for (const { vagas } of avaliados) for (const { postoId, vagas: n } of vagas) livres.set(postoId, n)
  const pares = avaliados.flatMap(({ saida, vagas, propostas }) =>
    vagas
      .filter(({ postoId }) => propostas.has(postoId))
      .map((vaga, i) => ({ quem: saida.colaboradorId, vaga, i, escolhas: propostas.size })),
  )
  pares.sort(
    (a, b) => ordem[a.vaga.afinidade] - ordem[b.vaga.afinidade] || a.escolhas - b.escolhas || a.i - b.i,
  )
  const dadas = new Map<number, VagaLivre>()
  for (const { quem, vaga } of pares) {
    const restam = livres.get(vaga.postoId) ?? 0
    if (restam === 0 || dadas.has(quem)) continue
    livres.set(vaga.postoId, restam - 1)
    dadas.set(quem, vaga)
  }
  return dadas
}
