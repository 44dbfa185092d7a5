import type { PessoaDoFim } from '@rh/domain/contract/desmobilizacao'
import type { VagaLivre } from '@rh/domain/contract/remanejamento'
import { isAoAlcance } from '@rh/domain/regras/alteracao/afinidade'
import type { Db } from '../../db/db.ts'
import type { Quem } from '../../http/ator.ts'
import {
  buscarPostos,
  comAfinidade,
  listProcurados,
  type Candidato,
  type Procurado,
} from '../remanejamento/vagas.ts'
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
  // Who is on the way out already asks for no destination.
  const quemFica = saidas.filter(({ processo }) => processo === null)
  const procurados = await listProcurados(
    db,
    quemFica.map(({ colaboradorId }) => colaboradorId),
    dia,
  )
  const candidatos = await buscarPorGrupo(db, [...procurados.values()], { dia, ator })
  const avaliados = saidas.map((saida): Avaliado => {
    const procurado = procurados.get(saida.colaboradorId)
    return { saida, ...(procurado ? avaliar(procurado, candidatos, dia) : NENHUMA) }
  })
  const propostas = distribuir(avaliados)
  return avaliados.map(({ saida, vagas }) => {
    const proposta = propostas.get(saida.colaboradorId)
    const outras = vagas.filter(({ postoId }) => postoId !== proposta?.postoId)
    const destinos = [...(proposta ? [proposta] : []), ...outras].slice(0, MOSTRADOS)
    return { ...saida, propostaId: proposta?.postoId ?? null, destinos }
  })
}

const NENHUMA: Omit<Avaliado, 'saida'> = { vagas: [], propostas: new Set() }

type Candidatos = ReadonlyMap<string, readonly Candidato[]>

/** What a search asks: people of one contract are much alike, and what each earns only orders what was found. */
const chaveDe = ({ quem: { salarioCentavos: _salario, ...resto } }: Procurado): string =>
  JSON.stringify(resto)

/** One search for everybody who asks for the same. */
async function buscarPorGrupo(
  db: Db,
  procurados: readonly Procurado[],
  { dia, ator }: { readonly dia: string; readonly ator: Quem },
): Promise<Candidatos> {
  const grupos = new Map(procurados.map((procurado) => [chaveDe(procurado), procurado.quem]))
  return new Map(
    await Promise.all(
      [...grupos].map(
        async ([chave, quem]) =>
          [chave, await buscarPostos(db, { quem, dia, busca: undefined, menosPosto: null, ator })] as const,
      ),
    ),
  )
}

function avaliar(procurado: Procurado, candidatos: Candidatos, dia: string): Omit<Avaliado, 'saida'> {
  const { quem, treinamentos } = procurado
  const achados = candidatos.get(chaveDe(procurado)) ?? []
  const iguais = achados.filter(
    ({ cargoId, municipioIbge }) => cargoId === quem.cargoId && isAoAlcance(quem, municipioIbge),
  )
  return {
    vagas: comAfinidade(achados, quem, treinamentos, dia),
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
