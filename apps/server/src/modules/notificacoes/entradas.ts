import { sql } from 'kysely'
import { ENTRADAS_MOSTRADAS, type Entrada } from '@rh/domain/contract/avisos'
import { oQueFez } from '@rh/domain/avisos/palavras'
import type { Assunto } from '@rh/domain/avisos/ajustes'
import { isDevolvido } from '@rh/domain/processo/devolucao'
import { isDeclarado, processoDe, type TipoDeclarado } from '@rh/domain/processos/processos'
import { gruposDe } from '@rh/domain/setores/setores'
import { isoDe } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import type { Ator } from '../../http/ator.ts'
import { cartaoAvisado } from './quem-ve.ts'
import { listagens } from '../inicio/listagens.ts'
import { comColunas, visiveis, type LinhaDeProcesso } from '../processo/listas/listagem.ts'
import { comoVista } from '../processo/listas/lista.ts'
import type { LinhaCrua, Trabalho } from '../processo/listas/trabalho.ts'
import { findPedidosDaPessoa, type DaPessoa } from './pedidos-da-pessoa.ts'

/** Of a person's alerts, as many are put together; the rest is in the list of all. */
const LIDAS = 600
const DIAS = 120
/** Lines of who did what in an entry. */
const LINHAS = 2

interface Aviso {
  readonly id: number
  readonly assunto: Assunto
  readonly texto: string
  readonly criadaEm: string
  readonly lidaEm: string | null
  readonly processoId: number | null
  readonly tipo: TipoDeclarado | null
  readonly meu: boolean
  readonly mudo: boolean
  readonly lote: Entrada['lote']
  readonly contratoId: number | null
  readonly colaboradorId: number | null
  readonly dia: string | null
  readonly cartao: Entrada['cartao']
  readonly comunicadoId: number | null
  readonly conversaId: number | null
  readonly correspondenciaId: number | null
}

type Processo = LinhaDeProcesso & Trabalho

/** What the alerts speak of, as the person sees it now; what they do not see is not among it. */
interface Vistos {
  readonly processos: ReadonlyMap<number, Processo>
  readonly pessoas: ReadonlyMap<number, DaPessoa>
}

/**
 * What a person was told, one entry for each process and for each employee, with what it asks of them now: whoever did
 * it, it asks no more.
 */
export async function listEntradas(
  db: Db,
  ator: Ator,
  { agora, hoje }: { agora: Temporal.Instant; hoje: string },
) {
  const grupos = agrupar(await listAvisos(db, ator, agora))
  const [processos, pessoas] = await Promise.all([
    findProcessos(db, ator, grupos, hoje),
    findPedidosDaPessoa(
      db,
      ator,
      grupos.flatMap(([um]) => (um && um.processoId === null ? (um.colaboradorId ?? []) : [])),
      hoje,
    ),
  ])
  const entradas = grupos.map((avisos) => ({ avisos, ...comoEntrada(avisos, { processos, pessoas }) }))
  const mudas = entradas.filter(({ avisos: [um], entrada }) => um?.mudo && entrada.processo !== null)
  const vivas = entradas.filter(({ avisos: [um] }) => !um?.mudo)
  const pedem = vivas.filter(({ entrada }) => entrada.aFazer !== null).toSorted(porPrazo)
  const saber = vivas.filter(({ entrada }) => entrada.aFazer === null && entrada.nova)
  const mostradas = [pedem, saber, mudas].map((lista) => lista.slice(0, ENTRADAS_MOSTRADAS))
  const linhas = await listLinhas(
    db,
    ator,
    mostradas.flat().flatMap(({ entrada }) => entrada.processo?.id ?? []),
  )
  const [osQuePedem = [], osDeSaber = [], silenciados = []] = mostradas.map((lista) =>
    lista.map(({ avisos, entrada }) => comLinhas(entrada, avisos, linhas)),
  )
  return {
    pedem: osQuePedem,
    totalPedem: pedem.length,
    saber: osDeSaber,
    totalSaber: saber.length,
    silenciados,
  }
}

async function listAvisos(db: Db, ator: Ator, agora: Temporal.Instant): Promise<Aviso[]> {
  const { rows } = await sql<Aviso>`
    select n.id, n.assunto, n.texto, n.criada_em, n.lida_em, n.processo_id, p.tipo,
           coalesce(p.solicitante_id = n.usuario_id, false) as meu,
           exists (select from aviso_mudo m where m.usuario_id = n.usuario_id and m.processo_id = n.processo_id) as mudo,
           case when pl.id is not null then jsonb_build_object('tipo', pl.tipo, 'id', pl.id) end as lote,
           n.contrato_id, n.vinculo_id as colaborador_id, ev.inicio as dia, ${cartaoAvisado(ator)} as cartao,
           cm.id as comunicado_id, n.conversa_id, ca.correspondencia_id
      from notificacao n
      left join processo p on p.id = n.processo_id
      left join processo_lote pl on pl.id = n.lote_id
      left join evento ev on ev.id = n.evento_id and ev.excluido_em is null
      left join comunicado cm on cm.id = n.comunicado_id and cm.retirado_em is null
      left join carta ca on ca.id = n.carta_id
     where n.usuario_id = ${ator.id}
       and (n.lembrar_em is null or n.lembrar_em <= ${isoDe(agora)})
       and n.criada_em > ${isoDe(agora.subtract({ hours: 24 * DIAS }))}
     order by n.id desc limit ${LIDAS}`.execute(db)
  return rows
}

/** The alerts of each process, employee and subject of the mail together, the newest first; what is of none stands by itself. */
const agrupar = (avisos: readonly Aviso[]): Aviso[][] => [...Map.groupBy(avisos, chaveDe).values()]

function chaveDe({ id, processoId, colaboradorId, correspondenciaId }: Aviso): string {
  if (processoId !== null) return `processo-${processoId}`
  if (correspondenciaId !== null) return `mensagem-${correspondenciaId}`
  return colaboradorId === null ? `aviso-${id}` : `colaborador-${colaboradorId}`
}

/** The processes that they speak of, as the person sees them in the list; what they do not see is not among them. */
async function findProcessos(
  db: Db,
  ator: Ator,
  grupos: readonly (readonly Aviso[])[],
  hoje: string,
): Promise<ReadonlyMap<number, Processo>> {
  const porTipo = Map.groupBy(
    grupos.flatMap(([um]) =>
      um && um.tipo !== null && um.processoId !== null ? [{ ...um, tipo: um.tipo }] : [],
    ),
    ({ tipo }) => tipo,
  )
  const linhas = await Promise.all(
    Array.from(porTipo, async ([tipo, avisos]) => {
      if (!isDeclarado(tipo)) return []
      const listagem = listagens[tipo]
      if (!gruposDe(`${tipo}.listar`).some((grupo) => ator.grupos.includes(grupo))) return []
      const ids = avisos.flatMap(({ processoId }) => processoId ?? [])
      const origem = sql`(select p.id from processo_indice p
        where p.id = any (${sql.val(ids)}::int[]) and ${visiveis(listagem.process, ator)})`
      const { rows } = await comColunas(listagem, ator, origem, { hoje }).execute(db)
      const mostrar = comoVista(listagem, ator, { hoje })
      return rows.map((linha) => mostrar(linha as LinhaDeProcesso & LinhaCrua))
    }),
  )
  return new Map(linhas.flat().map((linha) => [linha.id, linha]))
}

function comoEntrada(avisos: readonly Aviso[], { processos, pessoas }: Vistos): { entrada: Entrada } {
  const [ultimo] = avisos
  if (!ultimo) throw new Error('An entry of no alerts')
  const { processoId, tipo, meu, lote, contratoId, colaboradorId, dia, cartao } = ultimo
  const { comunicadoId, conversaId, correspondenciaId } = ultimo
  const pessoa = processoId === null && colaboradorId !== null ? pessoas.get(colaboradorId) : undefined
  const comum = {
    chave: chaveDe(ultimo),
    ids: avisos.map((aviso) => aviso.id),
    lote,
    contratoId,
    colaboradorId,
    dia,
    cartao,
    comunicadoId,
    conversaId,
    correspondenciaId,
    nova: avisos.some(({ lidaEm }) => lidaEm === null),
    linhas: [],
  }
  if (pessoa) return { entrada: { ...comum, ...pessoa, processo: null } }
  // Of a process that the person does not see any more, an alert keeps the words in which they were told, and asks nothing.
  const visto = processoId === null ? undefined : processos.get(processoId)
  const process = tipo === null ? undefined : processoDe(tipo)
  const aFazer = !visto || visto.aFazer?.meu ? (visto?.aFazer ?? null) : citadoEm(avisos)
  return {
    entrada: {
      ...comum,
      nome: visto?.nome ?? null,
      contrato: visto?.contrato ?? null,
      processo:
        visto && tipo !== null
          ? {
              tipo,
              id: visto.id,
              numero: visto.numero,
              status: visto.status,
              ...(meu && process && isDevolvido(process, visto.status) && { corrigir: true as const }),
            }
          : null,
      aFazer,
      prazo: aFazer === null || aFazer.nome === 'responder' ? null : (visto?.prazo ?? null),
    },
  }
}

/** Who was named in a comment is asked for an answer until they read it. */
const citadoEm = (avisos: readonly Aviso[]): Entrada['aFazer'] =>
  avisos.some(({ assunto, lidaEm }) => assunto === 'citacao' && lidaEm === null)
    ? { meu: true, tipo: 'transicao', nome: 'responder', rotulo: 'Responder', quem: [], doSolicitante: false }
    : null

/** ISO dates sort as text; what has no term comes last. */
function porPrazo({ entrada: a }: { entrada: Entrada }, { entrada: b }: { entrada: Entrada }): number {
  const [da, db] = [a.prazo?.dia ?? '9999', b.prazo?.dia ?? '9999']
  return da === db ? 0 : da < db ? -1 : 1
}

interface Linha {
  readonly processoId: number
  readonly tipoDoProcesso: TipoDeclarado
  readonly tipo: string
  readonly nome: string | null
  readonly para: string | null
  readonly autor: string | null
  readonly em: string
}

/** What others did last to each process. */
async function listLinhas(db: Db, ator: Ator, ids: readonly number[]): Promise<ReadonlyMap<number, Linha[]>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Linha>`
    select p.id as processo_id, p.tipo as tipo_do_processo, e.tipo, e.nome, e.para, u.nome as autor, e.em
      from unnest(${sql.val([...ids])}::int[]) as pedido(id)
      join processo p on p.id = pedido.id
      cross join lateral (
        select * from processo_evento e
         where e.processo_id = p.id and e.usuario_id is distinct from ${ator.id}
         -- What the system did by itself follows from what somebody did.
         order by e.usuario_id is null, e.id desc limit ${LINHAS}) e
      left join usuario u on u.id = e.usuario_id
     order by p.id, e.usuario_id is null, e.id desc`.execute(db)
  return Map.groupBy(rows, ({ processoId }) => processoId)
}

function comLinhas(
  entrada: Entrada,
  avisos: readonly Aviso[],
  linhas: ReadonlyMap<number, Linha[]>,
): Entrada {
  const eventos = (entrada.processo ? (linhas.get(entrada.processo.id) ?? []) : []).flatMap(
    ({ tipoDoProcesso, autor, em, ...evento }) => {
      const process = processoDe(tipoDoProcesso)
      return process ? [{ autor: autor ?? 'O sistema', texto: oQueFez(process, evento), em }] : []
    },
  )
  // What the history does not tell, in its own words: reminders, names in comments, alerts of no process.
  const ditos = avisos
    .filter(({ assunto }) => eventos.length === 0 || assunto === 'sistema' || assunto === 'citacao')
    .map(({ texto, criadaEm }) => ({ autor: null, texto, em: criadaEm }))
  return {
    ...entrada,
    linhas: [...ditos, ...eventos].toSorted((a, b) => Date.parse(b.em) - Date.parse(a.em)).slice(0, LINHAS),
  }
}
