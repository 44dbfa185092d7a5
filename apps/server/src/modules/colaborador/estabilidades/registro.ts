import { sql } from 'kysely'
import { isoDe } from '../../../clock.ts'
import { fatosQueRegistra, type TipoDeFato } from '@rh/domain/colaborador/estabilidade'
import type { FatoDeEstabilidade } from '@rh/domain/colaborador/estabilidade-pedida'
import type { RegistroMostrado } from '@rh/domain/contract/estabilidades'
import type { Db, Tx } from '../../../db/db.ts'
import type { UnitOfWork } from '../../../db/write.ts'
import type { Ator } from '../../../http/ator.ts'
import { failure } from '../../../http/failure.ts'
import { lockVinculo } from '../../processo/repository.ts'
import type { Vinculo } from '../vinculo.ts'
import { recalcularEstabilidades } from './estabilidades.ts'

interface Quem {
  readonly ator: Ator
  readonly hoje: string
}

/** Registers a fact, and works the protections of the person out again. Throws 403 for a kind that the person may not register. */
export async function registrarFato(
  work: UnitOfWork,
  vinculo: Vinculo,
  dados: FatoDeEstabilidade,
  quem: Quem,
): Promise<void> {
  await lockVinculo(work.tx, vinculo.id)
  requireTipo(dados.tipo, quem.ator)
  await insert(work, vinculo, { dados, quem })
}

interface Correcao {
  readonly registroId: number
  readonly motivo: string
}

/** Puts a fact in the place of another one. Throws 404 for one that is not in force. */
export async function corrigirFato(
  work: UnitOfWork,
  vinculo: Vinculo,
  { dados, ...correcao }: Correcao & { readonly dados: FatoDeEstabilidade },
  quem: Quem,
): Promise<void> {
  await lockVinculo(work.tx, vinculo.id)
  await requireEmVigor(work.tx, vinculo, correcao.registroId, quem.ator)
  requireTipo(dados.tipo, quem.ator)
  await insert(work, vinculo, { dados, quem, correcao })
}

/** Takes a fact back, with a row of its own. Throws 404 for one that is not in force. */
export async function anularFato(
  work: UnitOfWork,
  vinculo: Vinculo,
  correcao: Correcao,
  quem: Quem,
): Promise<void> {
  await lockVinculo(work.tx, vinculo.id)
  const { dados } = await requireEmVigor(work.tx, vinculo, correcao.registroId, quem.ator)
  await insert(work, vinculo, { dados, quem, correcao, anulado: true })
}

interface NovaLinha {
  readonly dados: FatoDeEstabilidade
  readonly quem: Quem
  readonly correcao?: Correcao
  readonly anulado?: true
}

async function insert(
  { tx, agora }: UnitOfWork,
  { id: vinculoId }: Vinculo,
  { dados, quem: { ator, hoje }, correcao, anulado }: NovaLinha,
): Promise<void> {
  const {
    tipo,
    inicio,
    documento,
    marcoPrevisto,
    marco = null,
    meses = null,
    dias = null,
    fim = null,
  } = dados
  await tx
    .insertInto('estabilidadeRegistro')
    .values({
      vinculoId,
      tipo,
      inicio,
      marco,
      marcoPrevisto,
      meses,
      dias,
      fim,
      documento,
      anulado: anulado === true,
      substituiId: correcao?.registroId ?? null,
      motivo: correcao?.motivo ?? null,
      registradoEm: hoje,
      usuarioId: ator.id,
      em: isoDe(agora),
    })
    .execute()
  await recalcularEstabilidades(tx, [vinculoId], hoje)
}

function requireTipo(tipo: TipoDeFato, { grupos }: Ator): void {
  if (!fatosQueRegistra(grupos).includes(tipo))
    throw failure('validacao', { campos: { 'dados.tipo': 'O seu setor não registra esta estabilidade' } })
}

async function requireEmVigor(tx: Tx, vinculo: Vinculo, registroId: number, ator: Ator) {
  const linha = (await listRegistros(tx, vinculo.id, ator)).find(({ id }) => id === registroId)
  if (!linha || linha.substituido !== null) throw failure('nao_encontrado')
  const { tipo, inicio, marcoPrevisto, documento, marco, meses, dias, fim } = linha
  const dados: FatoDeEstabilidade = {
    tipo,
    inicio,
    marcoPrevisto,
    documento,
    marco: marco ?? undefined,
    meses: meses ?? undefined,
    dias: dias ?? undefined,
    fim: fim ?? undefined,
  }
  return { dados }
}

type Lida = Omit<RegistroMostrado, 'substituido'> & {
  readonly substituido: NonNullable<RegistroMostrado['substituido']> | null
}

/** What was registered of a bond, the newest first, of the kinds that the person may register; who only looks sees none of it. */
export async function listRegistros(
  db: Db | Tx,
  vinculoId: number,
  { grupos }: Pick<Ator, 'grupos'>,
): Promise<readonly RegistroMostrado[]> {
  const tipos = fatosQueRegistra(grupos)
  if (tipos.length === 0) return []
  const { rows } = await sql<Lida>`
    select r.id, r.tipo, r.inicio, r.marco, r.marco_previsto, r.meses, r.dias, r.fim, r.documento, u.nome as por, r.em,
           case when s.id is not null then
             jsonb_build_object('anulado', s.anulado, 'motivo', s.motivo, 'por', su.nome, 'em', s.em) end as substituido
      from estabilidade_registro r
      left join usuario u on u.id = r.usuario_id
      left join estabilidade_registro s on s.substitui_id = r.id
      left join usuario su on su.id = s.usuario_id
     where r.vinculo_id = ${vinculoId} and not r.anulado and r.tipo = any (${[...tipos]}::text[])
     order by r.id desc`.execute(db)
  return rows.map(({ substituido, ...linha }) => ({
    ...linha,
    substituido: substituido && { ...substituido, em: isoDe(Temporal.Instant.from(substituido.em)) },
  }))
}
