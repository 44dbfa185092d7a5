import {
  decisoesDaExperiencia,
  efeitoDaDecisao,
  experienciaEm,
  fimDoPrimeiro,
  fimPelaDecisao,
  impedimentoDaExperiencia,
  quemAcompanhaExperiencia,
  quemEAvisadoDaExperiencia,
  quemSugereNaExperiencia,
  recusaDaDecisao,
  rhDaExperiencia,
  type Decisao,
  type DecisaoPedida,
  type ExperienciaFatos,
  type Termo,
} from '@rh/domain/colaborador/experiencia'
import { podeEditar } from '@rh/domain/colaborador/visibilidade'
import type { AcompanhamentoDaExperiencia } from '@rh/domain/contract/experiencia'
import type { Grupo } from '@rh/domain/setores/grupos'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { prepared } from '../../../db/prepared.ts'
import { isoText } from '../../../db/together.ts'
import type { UnitOfWork } from '../../../db/write.ts'
import type { Deps } from '../../../deps.ts'
import type { Ator } from '../../../http/ator.ts'
import { failure } from '../../../http/failure.ts'
import { isoDe } from '../../../clock.ts'
import { pessoasDosGrupos } from '../../../alertas/alertas.ts'
import type { Vinculo } from '../vinculo.ts'

export interface LinhaDecisao {
  readonly id: number
  readonly termo: Termo
  readonly decisao: Decisao
  readonly fim: string
  readonly motivo: string | null
  readonly em: string
  readonly autor: string
}

type LinhaSugestao = Omit<LinhaDecisao, 'fim' | 'motivo'> & { readonly comentario: string }

/** Query of every decision about the trial of a bond, the oldest first. */
export const decisoesDe = (vinculoId: number) => sql<LinhaDecisao>`
    select d.id, d.termo, d.decisao, d.fim, d.motivo, ${isoText('d.em')} as em, u.nome as autor
      from experiencia_decisao d join usuario u on u.id = d.usuario_id
     where d.vinculo_id = ${vinculoId} order by d.id`

/** Every decision about the trial of a bond, the oldest first. */
export async function listDecisoes(db: Db | Tx, vinculoId: number): Promise<LinhaDecisao[]> {
  const { rows } = await sql<LinhaDecisao>`${prepared} ${decisoesDe(vinculoId)}`.execute(db)
  return rows
}

/** More than anybody reads of what others think. */
const MAXIMO_DE_SUGESTOES = 20

async function listSugestoes(db: Db | Tx, vinculoId: number, termo: Termo): Promise<LinhaSugestao[]> {
  const { rows } = await sql<LinhaSugestao>`${prepared}
    select s.id, s.termo, s.decisao, s.comentario, s.em, u.nome as autor
      from experiencia_sugestao s join usuario u on u.id = s.usuario_id
     where s.vinculo_id = ${vinculoId} and s.termo = ${termo}
     order by s.id desc limit ${MAXIMO_DE_SUGESTOES}`.execute(db)
  return rows
}

export const fatosDaExperiencia = (
  { dataAdmissao, dataDesligamento, experienciaDias, experienciaProrrogacaoDias }: Vinculo,
  decisoes: ExperienciaFatos['decisoes'],
): ExperienciaFatos => ({
  dataAdmissao,
  dataDesligamento,
  experienciaDias,
  experienciaProrrogacaoDias,
  decisoes,
})

const isUmDeles = ({ grupos }: Ator, estes: readonly Grupo[]): boolean =>
  grupos.some((grupo) => estes.includes(grupo))

export const acompanhaExperiencia = (ator: Ator): boolean => isUmDeles(ator, quemAcompanhaExperiencia)

/** The trial as this person follows it today; null when none runs. */
export async function showExperiencia(
  db: Db | Tx,
  vinculo: Vinculo,
  decisoes: readonly LinhaDecisao[],
  { ator, hoje }: { ator: Ator; hoje: string },
): Promise<AcompanhamentoDaExperiencia | null> {
  const fatos = fatosDaExperiencia(vinculo, decisoes)
  const experiencia = experienciaEm(fatos, hoje)
  if (!experiencia) return null
  const { opcoes, decisao, ...prazos } = experiencia
  const ultima = decisao === null ? undefined : decisoes.at(-1)
  const decide = podeEditar('experiencia', ator.grupos)
  return {
    ...prazos,
    clausulaAssecuratoria: vinculo.clausulaAssecuratoria,
    decisao: ultima ? { ...ultima, efeito: efeitoDaDecisao(ultima, prazos.fimPrimeiro) } : null,
    sugestoes: await listSugestoes(db, vinculo.id, prazos.termo),
    decide: decide ? [...opcoes] : [],
    sugere: !decide && opcoes.length > 0 && isUmDeles(ator, quemSugereNaExperiencia),
  }
}

/** The clause is of a trial that runs: throws 409 where none does. */
export async function requireEmCurso(db: Db | Tx, vinculo: Vinculo, hoje: string): Promise<void> {
  const fatos = fatosDaExperiencia(vinculo, await listDecisoes(db, vinculo.id))
  const mensagem = impedimentoDaExperiencia(fatos, hoje)
  if (mensagem !== null) throw failure('transicao_invalida', { mensagem })
}

interface Pedida {
  readonly termo: Termo
  readonly motivo: string | null
}

/** Keeps a decision, once the version of the bond was taken, and tells those who follow the trial. */
export async function decidir(
  { alertas }: Pick<Deps, 'alertas'>,
  work: UnitOfWork,
  vinculo: Vinculo,
  pedida: DecisaoPedida & Pedida,
  { ator, hoje }: { ator: Ator; hoje: string },
): Promise<void> {
  const { tx, agora } = work
  const fatos = fatosDaExperiencia(vinculo, await listDecisoes(tx, vinculo.id))
  const recusa = recusaDaDecisao(pedida, pedida.termo, fatos, hoje)
  if (recusa?.campo) throw failure('validacao', { campos: { [recusa.campo]: recusa.mensagem } })
  if (recusa) throw failure('transicao_invalida', { mensagem: recusa.mensagem })
  const { termo, decisao, motivo } = pedida
  const tomada = { termo, decisao, fim: fimPelaDecisao(pedida, fatos, hoje) }
  await tx
    .insertInto('experienciaDecisao')
    .values({ ...tomada, vinculoId: vinculo.id, motivo, usuarioId: ator.id, em: isoDe(agora) })
    .execute()
  const texto = `${nomeDe(vinculo)}: ${efeitoDaDecisao(tomada, fimDoPrimeiro(fatos))}`
  const usuarioIds = await quemAcompanha(tx, vinculo.id, hoje, quemEAvisadoDaExperiencia)
  await alertas.avisar(work, {
    usuarioIds: usuarioIds.filter((id) => id !== ator.id),
    assunto: 'andamento',
    vinculoId: vinculo.id,
    icone: decisao === 'encerrar' ? 'warning' : 'info',
    texto,
  })
}

interface Sugerida {
  readonly termo: Termo
  readonly decisao: Decisao
  readonly comentario: string
}

/** Keeps what Operacional thinks and tells those who decide. */
export async function sugerir(
  { alertas }: Pick<Deps, 'alertas'>,
  work: UnitOfWork,
  vinculo: Vinculo,
  { termo, decisao, comentario }: Sugerida,
  { ator, hoje }: { ator: Ator; hoje: string },
): Promise<void> {
  const { tx, agora } = work
  const fatos = fatosDaExperiencia(vinculo, await listDecisoes(tx, vinculo.id))
  // How many days an extension has is for who decides.
  const recusa = recusaDaDecisao(
    decisao === 'prorrogar' ? { decisao, dias: 1 } : { decisao },
    termo,
    fatos,
    hoje,
  )
  if (recusa) throw failure('transicao_invalida', { mensagem: recusa.mensagem })
  await tx
    .insertInto('experienciaSugestao')
    .values({ vinculoId: vinculo.id, termo, decisao, comentario, usuarioId: ator.id, em: isoDe(agora) })
    .execute()
  await alertas.avisar(work, {
    usuarioIds: await quemAcompanha(tx, vinculo.id, hoje, rhDaExperiencia),
    assunto: 'andamento',
    vinculoId: vinculo.id,
    icone: 'info',
    texto: `${ator.nome} sugere ${decisoesDaExperiencia[decisao].label.toLowerCase()} a experiência de ${nomeDe(vinculo)}.`,
  })
}

const nomeDe = ({ nome, nomeSocial }: Vinculo): string => nomeSocial ?? nome

/** People of these groups who see the contract where the person works today. */
async function quemAcompanha(tx: Tx, id: number, hoje: string, grupos: readonly Grupo[]): Promise<number[]> {
  const { rows } = await sql<{ contratoId: number }>`
    select contrato_id from colaborador_periodo
     where vinculo_id = ${id} and desde <= ${hoje}::date and ate > ${hoje}::date`.execute(tx)
  return pessoasDosGrupos(tx, grupos, [rows[0]?.contratoId ?? null])
}
