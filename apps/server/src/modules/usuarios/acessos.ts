import type { Horario } from '@rh/domain/acesso/janela'
import { grupos as gruposDaTabela, type Grupo } from '@rh/domain/setores/grupos'
import type { Tx } from '../../db/db.ts'
import { failure } from '../../http/failure.ts'

// Groups, hours and contracts of a user. Only what differs is written, so that the trail tells what changed; each
// answers whether anything did.

/** Rows of the groups with these names, in every sector that lists them: a permission is asked by name. */
export async function saveGrupos(tx: Tx, usuarioId: number, nomes: readonly Grupo[]): Promise<boolean> {
  const todos = await tx.selectFrom('grupo').select(['id', 'nome']).execute()
  const escolhidos = todos.filter(({ nome }) => (nomes as readonly string[]).includes(nome))
  // A group that left the table of the code opens nothing; its rows are history and stay.
  const conhecidos = todos.filter(({ nome }) => (gruposDaTabela as readonly string[]).includes(nome))
  const atuais = await tx
    .selectFrom('usuarioGrupo')
    .select('grupoId')
    .where('usuarioId', '=', usuarioId)
    .execute()
  const tem = new Set(atuais.map(({ grupoId }) => grupoId))
  const quer = new Set(escolhidos.map(({ id }) => id))
  const saem = conhecidos.map(({ id }) => id).filter((id) => tem.has(id) && !quer.has(id))
  const entram = [...quer].filter((id) => !tem.has(id))
  if (saem.length > 0)
    await tx
      .deleteFrom('usuarioGrupo')
      .where('usuarioId', '=', usuarioId)
      .where('grupoId', 'in', saem)
      .execute()
  if (entram.length > 0)
    await tx
      .insertInto('usuarioGrupo')
      .values(entram.map((grupoId) => ({ usuarioId, grupoId })))
      .execute()
  return saem.length + entram.length > 0
}

interface Janela {
  readonly diaSemana: string
  readonly entrada: string
  readonly saida: string
}

const chaveDe = ({ diaSemana, entrada, saida }: Janela): string => `${diaSemana} ${entrada} ${saida}`

export async function saveHorarios(
  tx: Tx,
  usuarioId: number,
  horarios: readonly Horario[],
): Promise<boolean> {
  const novas: Janela[] = horarios.map(({ Dia_semana, Horario_entrada, Horario_saida }) => ({
    diaSemana: Dia_semana,
    entrada: Horario_entrada,
    saida: Horario_saida,
  }))
  const atuais = await tx
    .selectFrom('horario')
    .select(['id', 'diaSemana', 'entrada', 'saida'])
    .where('usuarioId', '=', usuarioId)
    .execute()
  const quer = new Set(novas.map(chaveDe))
  const tem = new Set(atuais.map(chaveDe))
  const saem = atuais.filter((janela) => !quer.has(chaveDe(janela))).map(({ id }) => id)
  const entram = novas.filter((janela) => !tem.has(chaveDe(janela)))
  if (saem.length > 0) await tx.deleteFrom('horario').where('id', 'in', saem).execute()
  if (entram.length > 0)
    await tx
      .insertInto('horario')
      .values(entram.map((janela) => ({ usuarioId, ...janela })))
      .execute()
  return saem.length + entram.length > 0
}

export async function saveContratos(tx: Tx, usuarioId: number, ids: readonly number[]): Promise<boolean> {
  const quer = new Set(ids)
  await requireContratos(tx, [...quer])
  const atuais = await tx
    .selectFrom('usuarioContrato')
    .select('contratoId')
    .where('usuarioId', '=', usuarioId)
    .execute()
  const tem = new Set(atuais.map(({ contratoId }) => contratoId))
  const saem = [...tem].filter((id) => !quer.has(id))
  const entram = [...quer].filter((id) => !tem.has(id))
  if (saem.length > 0)
    await tx
      .deleteFrom('usuarioContrato')
      .where('usuarioId', '=', usuarioId)
      .where('contratoId', 'in', saem)
      .execute()
  if (entram.length > 0)
    await tx
      .insertInto('usuarioContrato')
      .values(entram.map((contratoId) => ({ usuarioId, contratoId })))
      .execute()
  return saem.length + entram.length > 0
}

async function requireContratos(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const achados = await tx
    .selectFrom('contrato')
    .select('id')
    .where('id', 'in', [...ids])
    .execute()
  if (achados.length < ids.length)
    throw failure('validacao', {
      campos: { contratoIds: 'Um dos contratos não existe mais; escolha de novo' },
    })
}
