import { numeroDe } from '@rh/domain/processo/numero'
import type { AnyProcess } from '@rh/domain/processo/define'
import { cifrarFormularios, cifrarMudancas } from '../../cifra/formularios.ts'
import type { Tx } from '../../db/db.ts'
import { indexarFormularios, type Indice } from '../../modules/processo/formulario.ts'
import { hojeEm } from '../../clock.ts'
import type { Historia } from '../processos/roteiro.ts'
import { emOrdem } from '../ids.ts'

/** A process of the demo, of any kind: who asked for it where, its form, and what happened to it. */
export interface ProcessoDemo<D extends object> {
  readonly solicitante: string
  readonly setorOrigem: number
  readonly contratoId: number
  /** Null before the process has made one. */
  readonly vinculoId: number | null
  readonly dados: D
  readonly historia: Historia<D>
}

interface TipoDemo<D extends object> {
  readonly process: AnyProcess
  readonly indice: (dados: D) => Indice
}

/** By login. */
type UsuarioIds = Readonly<Record<string, number>>

interface Autores {
  readonly usuarioIds: UsuarioIds
  readonly fuso: string
}

/** Processes with their forms, index, pareceres and history, in the order of their opening. Answers their ids. */
export async function inserirProcessos<D extends object>(
  tx: Tx,
  { process, indice }: TipoDemo<D>,
  demos: readonly ProcessoDemo<D>[],
  { usuarioIds, fuso }: Autores,
): Promise<number[]> {
  const { numeros, ultimos } = numerar(process, demos, fuso)
  const processos = demos.map(({ historia, solicitante, setorOrigem, contratoId, vinculoId }, i) => ({
    tipo: process.name,
    numero: numeros[i] ?? '',
    status: historia.status,
    setorOrigem,
    solicitanteId: usuarioIds[solicitante] ?? 0,
    contratoId,
    vinculoId,
    dataSolicitacao: historia.dataSolicitacao,
    dataEfetivacao: historia.dataEfetivacao,
    versao: historia.versao,
    criadoEm: historia.criadoEm,
    atualizadoEm: historia.atualizadoEm,
  }))
  const ids = emOrdem(await tx.insertInto('processo').values(processos).returning('id').execute())
  await tx
    .insertInto('processoNumeracao')
    .values([...ultimos].map(([ano, ultimo]) => ({ tipo: process.name, ano, ultimo })))
    .execute()
  const comIds = demos.map((demo, i) => ({ ...demo, id: ids[i] ?? 0 }))
  await inserirFormularios(tx, comIds)
  await indexarFormularios(
    tx,
    comIds.map(({ id, vinculoId, dados }) => ({ id, vinculoId, ...indice(dados) })),
  )
  await inserirHistoria(tx, comIds, usuarioIds)
  return ids
}

async function inserirFormularios<D extends object>(
  tx: Tx,
  demos: readonly (ProcessoDemo<D> & { readonly id: number })[],
): Promise<void> {
  const dados = await cifrarFormularios(
    tx,
    demos.map((demo) => ({ processoId: demo.id, dados: demo.dados })),
  )
  const enviados = await cifrarFormularios(
    tx,
    demos.map(({ id, historia }) => ({ processoId: id, dados: historia.enviados ?? {} })),
  )
  const linhas = demos.map(({ id, historia }, i) => ({
    processoId: id,
    dados: JSON.stringify(dados[i]),
    enviados: historia.enviados && JSON.stringify(enviados[i]),
  }))
  await tx.insertInto('processoFormulario').values(linhas).execute()
}

interface ComId {
  readonly id: number
  readonly historia: Historia<object>
}

const mudancasDe = ({ id, historia }: ComId) =>
  historia.eventos.map(({ mudancas }) => ({ processoId: id, mudancas }))

async function inserirHistoria(tx: Tx, demos: readonly ComId[], usuarioIds: UsuarioIds): Promise<void> {
  const usuarioDe = (login: string | null): number | null =>
    login === null ? null : (usuarioIds[login] ?? null)
  const cifradas = (await cifrarMudancas(tx, demos.flatMap(mudancasDe))).values()
  const eventos = demos.flatMap(({ id, historia }) =>
    historia.eventos.map(({ autor, itens, pareceres, dados, ...evento }) => ({
      ...evento,
      processoId: id,
      itens: JSON.stringify(itens),
      mudancas: JSON.stringify(cifradas.next().value),
      pareceres: [...pareceres],
      dados: JSON.stringify(dados),
      usuarioId: usuarioDe(autor),
    })),
  )
  const pareceres = demos.flatMap(({ id, historia }) =>
    historia.pareceres.map(({ autor, dados, ...dado }) => ({
      ...dado,
      processoId: id,
      dados: JSON.stringify(dados),
      usuarioId: usuarioDe(autor),
    })),
  )
  const agendas = demos.flatMap(({ id, historia: { agenda } }) => {
    if (!agenda) return []
    const { autor, ...linha } = agenda
    return [{ ...linha, processoId: id, usuarioId: usuarioDe(autor) }]
  })
  await tx.insertInto('processoEvento').values(eventos).execute()
  await tx.insertInto('processoParecer').values(pareceres).execute()
  if (agendas.length > 0) await tx.insertInto('processoAgenda').values(agendas).execute()
}

/** The order of opening within the year of the company's calendar. */
function numerar(
  process: AnyProcess,
  abertos: readonly { readonly historia: Pick<Historia<unknown>, 'criadoEm'> }[],
  fuso: string,
): { readonly numeros: readonly string[]; readonly ultimos: ReadonlyMap<number, number> } {
  const ultimos = new Map<number, number>()
  const numeros = abertos.map(({ historia }) => {
    const ano = Number(hojeEm(Temporal.Instant.from(historia.criadoEm), fuso).slice(0, 4))
    const numero = (ultimos.get(ano) ?? 0) + 1
    ultimos.set(ano, numero)
    return numeroDe(process, ano, numero)
  })
  return { numeros, ultimos }
}
