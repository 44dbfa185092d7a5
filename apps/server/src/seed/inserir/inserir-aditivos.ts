import { sql } from 'kysely'
import type { Tx } from '../../db/db.ts'
import type { Organizacao } from './inserir-organizacao.ts'
import { aditivosDemo, observacoesDemo, termosDemo } from '../contratos.ts'
import { cargos } from '../empresa.ts'
import { nomesDe, type Ids } from '../ids.ts'
import { somarDias } from '../pessoas.ts'
import { postos } from '../postos.ts'

type Aditivo = (typeof aditivosDemo)[number]

interface Palco extends Pick<Organizacao, 'contratoIds' | 'postoIds'> {
  readonly usuarioIds: Ids<string>
  readonly hoje: string
}

const QUEM_REGISTRA = 'comercial'
/** In the afternoon of the company's zone. */
const instanteDe = (dia: string): string => `${dia}T17:20:00Z`

/** Who answers for each contract, and what happened to it since it was signed. */
export async function inserirHistoriaDosContratos(tx: Tx, palco: Palco): Promise<void> {
  for (const nome of nomesDe(termosDemo))
    await tx
      .updateTable('contrato')
      .set({ gestorId: palco.usuarioIds[termosDemo[nome].gestor] ?? null })
      .where('id', '=', palco.contratoIds[nome])
      .execute()
  const observacoes = observacoesDemo.map(({ contrato, autor, dias, texto }) => ({
    contratoId: palco.contratoIds[contrato],
    usuarioId: palco.usuarioIds[autor] ?? 0,
    texto,
    em: instanteDe(somarDias(palco.hoje, dias)),
  }))
  await tx
    .insertInto('contratoObservacao')
    .values(observacoes.toSorted((a, b) => (a.em < b.em ? -1 : 1)))
    .execute()
  for (const aditivo of aditivosDemo) await inserirAditivo(tx, aditivo, palco)
}

async function inserirAditivo(tx: Tx, aditivo: Aditivo, palco: Palco): Promise<void> {
  const { hoje, contratoIds, usuarioIds } = palco
  const contratoId = contratoIds[aditivo.contrato]
  const vigencia = somarDias(hoje, aditivo.vigencia)
  const mudancas = [...(await doFim(tx, contratoId, aditivo, hoje)), ...(await doPosto(tx, aditivo, palco))]
  const { id: aditivoId } = await tx
    .insertInto('contratoAditivo')
    .values({
      contratoId,
      numero: '1º termo aditivo',
      tipo: aditivo.tipo,
      assinadoEm: somarDias(hoje, aditivo.assinado),
      vigencia,
      descricao: aditivo.descricao,
      mudancas: JSON.stringify(mudancas),
      usuarioId: usuarioIds[QUEM_REGISTRA] ?? 0,
      em: instanteDe(somarDias(hoje, aditivo.assinado)),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await mudarPosto(tx, aditivo, palco, aditivoId)
}

async function doFim(tx: Tx, contratoId: number, { fimAntes }: Aditivo, hoje: string) {
  if (fimAntes === undefined) return []
  const { fim } = await tx
    .selectFrom('contrato')
    .select('fim')
    .where('id', '=', contratoId)
    .executeTakeFirstOrThrow()
  return [{ campo: 'fim', de: somarDias(hoje, fimAntes), para: fim }]
}

function postoDo({ contrato, posto }: Aditivo, { postoIds }: Palco): number | null {
  if (!posto) return null
  const indice = postos.findIndex(
    (p) => p.contrato === contrato && p.local === posto.local && p.cargo === posto.cargo,
  )
  return postoIds[indice] ?? null
}

/** Slots of the post without the amendment's change: what the demo's chairs were made for. */
async function quantidadeBase(tx: Tx, postoId: number): Promise<number> {
  const linha = await tx
    .selectFrom('postoVigencia')
    .select('quantidade')
    .where('postoId', '=', postoId)
    .orderBy('desde', 'desc')
    .executeTakeFirstOrThrow()
  return linha.quantidade
}

async function doPosto(tx: Tx, aditivo: Aditivo, palco: Palco) {
  const postoId = postoDo(aditivo, palco)
  const { posto } = aditivo
  if (postoId === null || !posto) return []
  const base = await quantidadeBase(tx, postoId)
  const titulo = cargos[posto.cargo as keyof typeof cargos].titulo
  const [de, para] = posto.diferenca < 0 ? [base - posto.diferenca, base] : [base, base + posto.diferenca]
  return [{ campo: 'quantidade', posto: `${titulo} · ${posto.local}`, de, para }]
}

/** A cut gives the days before it more slots; a raise gives them to the days after it. */
async function mudarPosto(tx: Tx, aditivo: Aditivo, palco: Palco, aditivoId: number): Promise<void> {
  const postoId = postoDo(aditivo, palco)
  if (postoId === null || !aditivo.posto) return
  const { diferenca } = aditivo.posto
  const vigencia = somarDias(palco.hoje, aditivo.vigencia)
  const depois = (await quantidadeBase(tx, postoId)) + Math.max(0, diferenca)
  if (diferenca < 0)
    await tx
      .updateTable('postoVigencia')
      .set({ quantidade: sql`quantidade - ${diferenca}::int` })
      .where('postoId', '=', postoId)
      .where('desde', '<', vigencia)
      .execute()
  await sql`
    insert into posto_vigencia (posto_id, desde, quantidade, salario_previsto_centavos, preco_centavos, insalubridade,
                                periculosidade, laudo, aditivo_id)
    select ${postoId}, ${vigencia}::date, ${depois}::int, te.salario_previsto_centavos, te.preco_centavos,
           te.insalubridade, te.periculosidade, te.laudo, ${aditivoId}
      from posto_termos(${postoId}, ${vigencia}::date) te
    on conflict (posto_id, desde) do update set quantidade = excluded.quantidade, aditivo_id = excluded.aditivo_id`.execute(
    tx,
  )
}
