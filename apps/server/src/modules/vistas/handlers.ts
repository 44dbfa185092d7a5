import { api } from '@rh/domain/contract/index'
import {
  VISTAS_POR_LISTA,
  type PreferenciaDaLista as Preferencia,
  type vistasContract,
} from '@rh/domain/contract/vistas'
import type { TipoDeclarado } from '@rh/domain/processos/processos'
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

const PADRAO: Preferencia = { colunas: [], densidade: 'confortavel', salvos: [] }

async function findPreferencia(db: Db | Tx, usuarioId: number, lista: string): Promise<Preferencia> {
  const linha = await db
    .selectFrom('preferenciaLista')
    .select(['colunas', 'densidade', 'salvos'])
    .where('usuarioId', '=', usuarioId)
    .where('lista', '=', lista)
    .executeTakeFirst()
  // Written below, from what the call's schema read.
  return linha ? (linha as unknown as Preferencia) : PADRAO
}

/** A view of a sector is for those who open the list there: to the others it does not exist. */
function requireLista(ator: Ator, setor: SetorSlug, lista: TipoDeclarado): void {
  if (!canOpen(setor, `${lista}.listar`, gruposNoSetor(ator, setor))) throw failure('nao_encontrado')
}

/** How many rows a view has for a person; null where the list no longer takes its filters. */
async function contar(db: Db, ator: Ator, lista: TipoDeclarado, busca: string, hoje: string) {
  const lida = (api[`GET /api/${lista}/listar`].query as z.ZodType<FiltrosDeProcesso>).safeParse(
    Object.fromEntries(new URLSearchParams(busca)),
  )
  return lida.success ? contarProcessos(db, listagens[lista], ator, { ...lida.data, hoje }) : null
}

export function vistasHandlers(deps: Deps): Handlers<typeof vistasContract> {
  const { db, clock, config } = deps
  const hoje = (): string => hojeEm(clock.agora(), config.empresaFuso)
  return {
    'GET /api/listas/preferencia': ({ query: { lista }, request: { ator } }) =>
      findPreferencia(db, ator.id, lista),
    'PUT /api/listas/preferencia': ({ body: { lista, ...mudanca }, request }) =>
      write(deps, request, async ({ tx }) => {
        const usuarioId = request.ator.id
        const antes = await findPreferencia(tx, usuarioId, lista)
        const { colunas = antes.colunas, densidade = antes.densidade, salvos = antes.salvos } = mudanca
        const valores = { colunas, densidade, salvos: JSON.stringify(salvos) }
        await tx
          .insertInto('preferenciaLista')
          .values({ usuarioId, lista, ...valores })
          .onConflict((oc) => oc.columns(['usuarioId', 'lista']).doUpdateSet(valores))
          .execute()
        return { colunas, densidade, salvos }
      }),
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
      const results = await Promise.all(
        vistas.map(async ({ donoId, ...vista }) => ({
          ...vista,
          minha: donoId === ator.id,
          total: await contar(db, ator, lista, vista.busca, hoje()),
        })),
      )
      return { results }
    },
    'POST /api/listas/vista': ({ body, request }) => {
      requireLista(request.ator, body.setor, body.lista)
      return write(deps, request, async ({ tx, agora }) => {
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
        const apagada = await tx
          .deleteFrom('vistaLista')
          .where('id', '=', id)
          .where('donoId', '=', request.ator.id)
          .returning('id')
          .executeTakeFirst()
        if (!apagada) throw failure('nao_encontrado')
        return apagada
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
