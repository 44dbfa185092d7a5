import { api } from '@rh/domain/contract/index'
import { VISTAS_POR_LISTA, type vistasContract } from '@rh/domain/contract/vistas'
import type { TipoDeclarado } from '@rh/domain/processos/processos'
import { isCoordenacao } from '@rh/domain/setores/grupos'
import { canOpen } from '@rh/domain/setores/rotas'
import type { SetorSlug } from '@rh/domain/setores/setores'
import { sql } from 'kysely'
import type { z } from 'zod'
import { hojeEm, isoDe } from '../../clock.ts'
import type { Db, Tx } from '../../db/db.ts'
import { write } from '../../db/write.ts'
import type { Deps } from '../../deps.ts'
import type { Ator } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import type { Handlers } from '../../http/serve.ts'
import { listagens } from '../inicio/listagens.ts'
import { contarProcessos } from '../processo/listas/lista.ts'
import type { FiltrosDeProcesso } from '../processo/listas/listagem.ts'
import { gruposNoSetor } from '../processo/minha-vez.ts'
import { findPreferencia, mudarPreferencia } from './preferencia.ts'

/** A view of a sector is for those who open the list there: to the others it does not exist. */
function requireLista(ator: Ator, setor: SetorSlug, lista: TipoDeclarado): void {
  if (!canOpen(setor, `${lista}.listar`, gruposNoSetor(ator, setor))) throw failure('nao_encontrado')
}

/** How many rows each view has for a person; null where the list no longer takes its filters. */
async function contar(
  db: Db,
  ator: Ator,
  lista: TipoDeclarado,
  { buscas, ...dia }: { readonly buscas: readonly string[]; readonly hoje: string; readonly fuso: string },
): Promise<readonly (number | null)[]> {
  const schema = api[`GET /api/${lista}/listar`].query as z.ZodType<FiltrosDeProcesso>
  const lidas = buscas.map((busca) => schema.safeParse(Object.fromEntries(new URLSearchParams(busca))).data)
  const validas = lidas.filter((lida) => lida !== undefined)
  const totais = (
    await contarProcessos(
      db,
      listagens[lista],
      ator,
      validas.map((lida) => ({ ...lida, ...dia })),
    )
  ).values()
  return lidas.map((lida) => (lida ? (totais.next().value ?? null) : null))
}

/** Whether a person opens the list in the sector and answers for it there. */
const coordena = (ator: Ator, setor: SetorSlug, lista: TipoDeclarado): boolean => {
  const grupos = gruposNoSetor(ator, setor)
  return canOpen(setor, `${lista}.listar`, grupos) && isCoordenacao(grupos)
}

export function vistasHandlers(deps: Deps): Handlers<typeof vistasContract> {
  const { db, clock, config } = deps
  const fuso = config.empresaFuso
  return {
    'GET /api/listas/preferencia': ({ query: { lista }, request: { ator } }) =>
      findPreferencia(db, { usuarioId: ator.id, lista }),
    'PUT /api/listas/preferencia': ({ body: { lista, ...mudanca }, request }) =>
      write(deps, request, ({ tx }) => mudarPreferencia(tx, { usuarioId: request.ator.id, lista }, mudanca)),
    'GET /api/listas/vistas': async ({ query: { setor, lista }, request: { ator } }) => {
      requireLista(ator, setor, lista)
      const vistas = await db
        .selectFrom('vistaLista as v')
        .innerJoin('usuario as u', 'u.id', 'v.donoId')
        .select(['v.id', 'v.nome', 'v.busca', 'v.donoId', 'u.nome as dono'])
        .where('v.setor', '=', setor)
        .where('v.lista', '=', lista)
        .orderBy(sql`lower(v.nome)`)
        .execute()
      const totais = await contar(db, ator, lista, {
        buscas: vistas.map(({ busca }) => busca),
        hoje: hojeEm(clock.agora(), fuso),
        fuso,
      })
      const daCoordenacao = coordena(ator, setor, lista)
      const results = vistas.map(({ donoId, ...vista }, i) => ({
        ...vista,
        minha: donoId === ator.id,
        podeExcluir: donoId === ator.id || daCoordenacao,
        total: totais[i] ?? null,
      }))
      return { results }
    },
    'POST /api/listas/vista': ({ body, request }) => {
      requireLista(request.ator, body.setor, body.lista)
      return write(deps, request, async ({ tx, agora }) => {
        // Two at a time wait for each other: each would not see that the other is one too many.
        await sql`select pg_advisory_xact_lock(hashtextextended(${`vistas.${body.setor}.${body.lista}`}, 0))`.execute(
          tx,
        )
        const { id } = await tx
          .insertInto('vistaLista')
          .values({ ...body, donoId: request.ator.id, criadaEm: isoDe(agora) })
          .onConflict((oc) => oc.doNothing())
          .returning('id')
          .executeTakeFirstOrThrow(() =>
            failure('validacao', { campos: { nome: 'O setor já tem uma vista com este nome' } }),
          )
        await requireLugar(tx, body)
        return { id }
      })
    },
    'POST /api/listas/vista/excluir': ({ body: { id }, request }) =>
      write(deps, request, async ({ tx }) => {
        const vista = await tx
          .selectFrom('vistaLista')
          .select(['setor', 'lista', 'donoId'])
          .where('id', '=', id)
          .executeTakeFirst()
        const { ator } = request
        // Written above, from what the call's schema read.
        const pode =
          vista?.donoId === ator.id ||
          (vista && coordena(ator, vista.setor as SetorSlug, vista.lista as TipoDeclarado))
        if (!pode) throw failure('nao_encontrado')
        await tx.deleteFrom('vistaLista').where('id', '=', id).execute()
        return { id }
      }),
  }
}

async function requireLugar(
  tx: Tx,
  { setor, lista }: { readonly setor: string; readonly lista: string },
): Promise<void> {
  const { total } = await tx
    .selectFrom('vistaLista')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('setor', '=', setor)
    .where('lista', '=', lista)
    .executeTakeFirstOrThrow()
  if (total > VISTAS_POR_LISTA)
    throw failure('validacao', {
      campos: { nome: `O setor já tem ${VISTAS_POR_LISTA} vistas desta lista: tire uma antes` },
    })
}
