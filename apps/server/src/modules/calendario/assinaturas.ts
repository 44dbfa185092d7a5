import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Assinatura } from '@rh/domain/contract/calendario'
import { MAXIMO_DE_ASSINATURAS, tiposDoCalendario, type TipoDoCalendario } from '@rh/domain/calendario/tipos'
import { somarDias } from '@rh/domain/regras/calendario/datas'
import { setorOf, type SetorSlug } from '@rh/domain/setores/setores'
import { hojeEm, isoDe } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { umPorVezDaPessoa } from '../../db/uma-pessoa.ts'
import type { UnitOfWork } from '../../db/write.ts'
import type { Deps } from '../../deps.ts'
import type { Ator } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { findAtivo } from '../auth/quem-entra.ts'
import { contratoNoEscopo } from '../processo/escopo.ts'
import { nomeDoContrato } from '../processo/nomes.ts'
import { escreverIcs } from './ics.ts'
import { setorPorId } from './lembrar.ts'
import { recorteDe, tiposDoLeitor } from './recorte.ts'

/** 256 random bits: nobody guesses them, and a digest needs no salt. */
const BYTES = 32
/** Days behind and ahead that a program is given. */
const ANTES = 31
const DEPOIS = 183
/** A reading is noted once in so many minutes. */
const ANOTAR_MINUTOS = 30

const hashDe = (segredo: string): Buffer => createHash('sha256').update(segredo).digest()

interface Nova {
  readonly setor: SetorSlug
  readonly contratoId: number | null
  readonly tipos: readonly TipoDoCalendario[]
}

/** Makes a subscription and its link, which is told this once. Throws for one too many, 404 for another's sector. */
export async function assinar({ tx, agora }: UnitOfWork, ator: Ator, { setor, contratoId, tipos }: Nova) {
  const visiveis = tiposDoLeitor(ator, setor)
  await umPorVezDaPessoa(tx, ator.id)
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from calendario_assinatura
    where usuario_id = ${ator.id} and revogada_em is null`.execute(tx)
  if ((rows[0]?.total ?? 0) >= MAXIMO_DE_ASSINATURAS)
    throw failure('validacao', {
      mensagem: `Cada pessoa tem até ${MAXIMO_DE_ASSINATURAS} assinaturas.`,
      acao: 'Revogue uma que não usa mais.',
    })
  if (contratoId !== null && (await nomeDoContrato(ator)(tx, contratoId)) === null)
    throw failure('validacao', { campos: { contratoId: 'Escolha um contrato que você acompanha' } })
  const quais = tipos.filter((tipo) => visiveis.includes(tipo))
  // Without any it would be of all of them.
  if (tipos.length > 0 && quais.length === 0)
    throw failure('validacao', { campos: { tipos: 'Escolha ao menos um tipo que este setor mostra a você' } })
  const segredo = randomBytes(BYTES).toString('base64url')
  const { id } = await tx
    .insertInto('calendarioAssinatura')
    .values({
      usuarioId: ator.id,
      segredoHash: hashDe(segredo),
      setorId: setorOf(setor).id,
      contratoId,
      tipos: quais,
      criadaEm: isoDe(agora),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, caminho: `/api/calendar/ics/${segredo}.ics` }
}

/** The subscriptions of a person that are in force, the newest first. */
export async function listAssinaturas(db: Db, ator: Ator): Promise<Assinatura[]> {
  const { rows } = await sql<Omit<Assinatura, 'setor'> & { setorId: number }>`
    select a.id, a.setor_id, a.tipos, a.criada_em, a.lida_em, co.numero || ' · ' || cl.nome_fantasia as contrato
      from calendario_assinatura a
      left join contrato co on co.id = a.contrato_id and ${contratoNoEscopo(ator, 'co.id')}
      left join cliente cl on cl.id = co.cliente_id
     where a.usuario_id = ${ator.id} and a.revogada_em is null order by a.id desc`.execute(db)
  return rows.flatMap(({ setorId, ...assinatura }) => {
    const setor = setorPorId(setorId)
    return setor ? [{ ...assinatura, setor }] : []
  })
}

/** Ends a subscription of the person's. Throws 404 for another's, and for one that has ended. */
export async function revogar({ tx, agora }: UnitOfWork, ator: Ator, id: number): Promise<void> {
  const revogada = await tx
    .updateTable('calendarioAssinatura')
    .set({ revogadaEm: isoDe(agora) })
    .where('id', '=', id)
    .where('usuarioId', '=', ator.id)
    .where('revogadaEm', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!revogada) throw failure('nao_encontrado')
}

interface Guardada {
  readonly id: number
  readonly usuarioId: number
  readonly setorId: number
  readonly contratoId: number | null
  readonly tipos: string[]
}

const isTipo = (codigo: string): codigo is TipoDoCalendario => codigo in tiposDoCalendario

/**
 * What the link of a subscription shows now, by what its owner may see now: groups, contracts and whether they are still
 * active are asked each time. Throws 404 for any link that does not hold, whatever the reason.
 */
export async function lerAssinatura({ db, clock, config }: Deps, segredo: string) {
  const assinatura = await findAssinatura(db, segredo.replace(/\.ics$/, ''))
  const agora = clock.agora()
  const dono = assinatura && (await findAtivo(db, assinatura.usuarioId, agora))
  const setor = assinatura && setorPorId(assinatura.setorId)
  if (!assinatura || !dono || !setor) throw failure('nao_encontrado')
  const { contratoId } = assinatura
  if (contratoId !== null && (await nomeDoContrato(dono)(db, contratoId)) === null)
    throw failure('nao_encontrado')
  const hoje = hojeEm(agora, config.empresaFuso)
  const tipos = assinatura.tipos.filter(isTipo)
  const recorte = recorteDe(
    dono,
    {
      setor,
      de: somarDias(hoje, -ANTES),
      ate: somarDias(hoje, DEPOIS),
      contratoId: contratoId ?? undefined,
      tipos: tipos.length > 0 ? tipos : undefined,
    },
    hoje,
  )
  await anotarLeitura(db, assinatura.id, agora)
  return escreverIcs(db, recorte)
}

async function findAssinatura(db: Db, segredo: string): Promise<Guardada | undefined> {
  return db
    .selectFrom('calendarioAssinatura')
    .select(['id', 'usuarioId', 'setorId', 'contratoId', 'tipos'])
    .where('segredoHash', '=', hashDe(segredo))
    .where('revogadaEm', 'is', null)
    .executeTakeFirst()
}

const anotarLeitura = (db: Db, id: number, agora: Temporal.Instant) =>
  sql`update calendario_assinatura set lida_em = ${isoDe(agora)}
       where id = ${id} and (lida_em is null or lida_em < ${isoDe(agora.subtract({ minutes: ANOTAR_MINUTOS }))})`.execute(
    db,
  )
