import { sql, type RawBuilder } from 'kysely'
import { emSnake } from '@rh/domain/colaborador/trilha'
import { camposCifrados } from '@rh/domain/privacidade/cifrados'
import type { Tx } from '../db/db.ts'
import { cifrarElos, type Elo } from './elos.ts'
import { cifrarFormularios, cifrarMudancas } from './formularios.ts'
import { lugarDaAmostra, lugarDaConta, lugarDoCampo } from './lugares.ts'
import { guardarValores, type Lugar } from './valores.ts'

// Each table that held something readable: how its rows are read and rewritten. What is encrypted already stays.

interface Linha {
  readonly id: number
}

/** A table, by the constraint that is valid once it is done. */
export interface Passo {
  readonly tabela: string
  readonly restricao: string
  /** Encrypts the next rows after this one. Answers the last of them and how many; null once there is none. */
  readonly cifrar: (
    tx: Tx,
    depoisDe: number,
  ) => Promise<{ readonly id: number; readonly linhas: number } | null>
}

/** Rows of one transaction. */
const POR_LOTE = 500

interface Tabela<L extends Linha> {
  readonly tabela: string
  readonly restricao: string
  /** Column of the id; `id` by default. */
  readonly id?: string
  readonly colunas: RawBuilder<unknown>
  /** Which rows are readable. */
  readonly legiveis: RawBuilder<unknown>
  readonly escrever: (tx: Tx, linhas: readonly L[]) => Promise<unknown>
}

/**
 * The rows say the same as before, so nothing that hangs on them runs: neither the trail, whose own copies are encrypted
 * with them, nor the counters of versions.
 */
const passo = <L extends Linha>({ tabela, restricao, id = 'id', ...de }: Tabela<L>): Passo => ({
  tabela,
  restricao,
  async cifrar(tx, depoisDe) {
    const { rows } = await sql<L>`
      select ${sql.ref(id)} as id, ${de.colunas} from ${sql.table(tabela)}
       where (${de.legiveis}) and ${sql.ref(id)} > ${depoisDe}
       order by ${sql.ref(id)} limit ${POR_LOTE} for update`.execute(tx)
    const ultima = rows.at(-1)
    if (!ultima) return null
    await sql`alter table ${sql.table(tabela)} disable trigger user`.execute(tx)
    await de.escrever(tx, rows)
    await sql`alter table ${sql.table(tabela)} enable trigger user`.execute(tx)
    return { id: ultima.id, linhas: rows.length }
  },
})

interface Trecho {
  readonly lugar: Lugar
  readonly valor: string
  readonly trocar: (nome: string) => void
}

const LEGIVEL = /^(?!cifrado:)./s
const isLegivel = (valor: unknown): valor is string => typeof valor === 'string' && LEGIVEL.test(valor)

/** Keeps the values of many rows with one statement, and puts their names where they were. */
async function guardarTodos(tx: Tx, trechos: readonly Trecho[]): Promise<void> {
  const nomes = await guardarValores(
    tx,
    trechos.map(({ lugar, valor }) => ({ ...lugar, valor })),
  )
  for (const [i, { trocar }] of trechos.entries()) trocar(nomes[i] ?? '')
}

type Documento = Record<string, unknown>
type ComDocumento = Linha & { readonly documento: Documento; readonly pessoaId: number }

/** The account in one document, by the names that its fields have there. */
const trechosDaConta = (
  documento: Documento,
  pessoaId: number,
  nomeDe: (campo: (typeof camposCifrados)[number]) => string,
): Trecho[] =>
  camposCifrados.flatMap((campo) => {
    const valor = documento[nomeDe(campo)]
    return isLegivel(valor)
      ? [
          {
            lugar: lugarDaConta(pessoaId, campo),
            valor,
            trocar: (nome: string) => void (documento[nomeDe(campo)] = nome),
          },
        ]
      : []
  })

const colunas = camposCifrados.map(emSnake)

const pessoa = passo<ComDocumento>({
  tabela: 'pessoa',
  restricao: 'pessoa_cifrada',
  colunas: sql`id as pessoa_id, jsonb_build_object('agencia', agencia, 'conta', conta, 'conta_digito', conta_digito, 'pix', pix)
          as documento`,
  legiveis: sql`not (${sql.join(
    colunas.map((coluna) => sql`so_cifrado(${sql.ref(coluna)})`),
    sql` and `,
  )})`,
  async escrever(tx, linhas) {
    await guardarTodos(
      tx,
      linhas.flatMap(({ documento, pessoaId }) => trechosDaConta(documento, pessoaId, emSnake)),
    )
    await sql`
      update pessoa p set (agencia, conta, conta_digito, pix) = (x.agencia, x.conta, x.conta_digito, x.pix)
        from jsonb_to_recordset(${JSON.stringify(linhas.map(({ id, documento }) => ({ id, ...documento })))}::jsonb)
               as x(id int, agencia text, conta text, conta_digito text, pix text)
       where p.id = x.id`.execute(tx)
  },
})

type ComFormulario = Linha & { readonly dados: object; readonly enviados: object | null }

const formulario = passo<ComFormulario>({
  tabela: 'processo_formulario',
  restricao: 'processo_formulario_cifrado',
  colunas: sql`dados, enviados`,
  legiveis: sql`not (formulario_cifrado(dados) and formulario_cifrado(enviados))`,
  id: 'processo_id',
  async escrever(tx, linhas) {
    const dados = await cifrarFormularios(
      tx,
      linhas.map((linha) => ({ processoId: linha.id, dados: linha.dados })),
    )
    const enviados = await cifrarFormularios(
      tx,
      linhas.map((linha) => ({ processoId: linha.id, dados: linha.enviados ?? {} })),
    )
    const novas = linhas.map((linha, i) => ({
      id: linha.id,
      dados: dados[i],
      enviados: linha.enviados && enviados[i],
    }))
    await sql`
      update processo_formulario f set dados = x.dados, enviados = x.enviados
        from jsonb_to_recordset(${JSON.stringify(novas)}::jsonb) as x(id int, dados jsonb, enviados jsonb)
       where f.processo_id = x.id`.execute(tx)
  },
})

type Mudancas = Parameters<typeof cifrarMudancas>[1][number]['mudancas']
type ComMudancas = Linha & { readonly processoId: number; readonly mudancas: Mudancas }

const evento = passo<ComMudancas>({
  tabela: 'processo_evento',
  restricao: 'processo_evento_cifrado',
  colunas: sql`processo_id, mudancas`,
  legiveis: sql`not mudancas_cifradas(mudancas)`,
  async escrever(tx, linhas) {
    const mudancas = await cifrarMudancas(tx, linhas)
    await sql`
      update processo_evento e set mudancas = x.mudancas
        from jsonb_to_recordset(${JSON.stringify(linhas.map(({ id }, i) => ({ id, mudancas: mudancas[i] })))}::jsonb)
               as x(id bigint, mudancas jsonb)
       where e.id = x.id`.execute(tx)
  },
})

type ComResposta = Linha & {
  readonly processoId: number
  readonly etapa: string
  readonly campo: string
  readonly valor: unknown
}

const resposta = passo<ComResposta>({
  tabela: 'candidato_campo',
  restricao: 'candidato_campo_cifrado',
  colunas: sql`processo_id, etapa, campo, valor`,
  legiveis: sql`etapa = 'bancarios' and campo = any (${[...camposCifrados]}::text[])
          and not so_cifrado(valor #>> '{}')`,
  async escrever(tx, linhas) {
    const nomes = await guardarValores(
      tx,
      linhas.map(({ processoId, valor, etapa, campo }) => ({
        ...lugarDoCampo(processoId, { etapa, campo }),
        valor,
      })),
    )
    await sql`
      update candidato_campo c set valor = to_jsonb(x.nome)
        from jsonb_to_recordset(${JSON.stringify(linhas.map(({ id }, i) => ({ id, nome: nomes[i] })))}::jsonb)
               as x(id int, nome text)
       where c.id = x.id`.execute(tx)
  },
})

/** What the payroll was told of an account, as its digest covers it (`modules/folha/fatos.ts`). */
const hashDaConta = (linha: RawBuilder<unknown>): RawBuilder<string> =>
  sql`encode(sha256(convert_to(jsonb_build_object('banco', ${linha} -> 'banco', 'agencia', ${linha} -> 'agencia',
        'conta', ${linha} -> 'conta', 'contaDigito', ${linha} -> 'contaDigito', 'contaTipo', ${linha} -> 'contaTipo',
        'pix', ${linha} -> 'pix')::text, 'UTF8')), 'hex')`

const folha = passo<ComDocumento>({
  tabela: 'folha_item',
  restricao: 'folha_item_cifrado',
  colunas: sql`linha as documento, (select v.pessoa_id from vinculo v where v.id = vinculo_id) as pessoa_id`,
  legiveis: sql`not folha_cifrada(linha)`,
  // The digest of an account that was told follows: or the same account would be told once more.
  async escrever(tx, linhas) {
    await guardarTodos(
      tx,
      linhas.flatMap(({ documento, pessoaId }) => trechosDaConta(documento, pessoaId, (campo) => campo)),
    )
    await sql`
      update folha_item i
         set linha = x.linha,
             hash = case when i.tipo = 'dados_bancarios' and i.hash = ${hashDaConta(sql`i.linha`)}
                      then ${hashDaConta(sql`x.linha`)} else i.hash end
        from jsonb_to_recordset(${JSON.stringify(linhas.map(({ id, documento }) => ({ id, linha: documento })))}::jsonb)
               as x(id bigint, linha jsonb)
       where i.id = x.id`.execute(tx)
  },
})

type ComAmostra = Linha & { readonly amostra: unknown }

const amostra = passo<ComAmostra>({
  tabela: 'importacao',
  restricao: 'importacao_cifrada',
  colunas: sql`amostra`,
  legiveis: sql`not (amostra = '[]' or so_cifrado(amostra #>> '{}'))`,
  async escrever(tx, linhas) {
    const nomes = await guardarValores(
      tx,
      linhas.map((linha) => ({ ...lugarDaAmostra(linha.id), valor: linha.amostra })),
    )
    await sql`
      update importacao im set amostra = to_jsonb(x.nome)
        from jsonb_to_recordset(${JSON.stringify(linhas.map(({ id }, i) => ({ id, nome: nomes[i] })))}::jsonb)
               as x(id int, nome text)
       where im.id = x.id`.execute(tx)
  },
})

/**
 * The hash of a link stays that of what it said: the check opens the values before it computes it again. A change of a
 * candidate's answer does not say of which field, so that all of those are encrypted.
 */
const trilha = passo<Elo>({
  tabela: 'auditoria',
  restricao: 'auditoria_cifrada',
  colunas: sql`registro, tabela, operacao, mudancas`,
  legiveis: sql`not trilha_cifrada(tabela, mudancas)
    or tabela = 'candidato_campo' and operacao = 'UPDATE'
       and not (so_cifrado(mudancas -> 'valor' ->> 0) and so_cifrado(mudancas -> 'valor' ->> 1))`,
  async escrever(tx, linhas) {
    const mudancas = await cifrarElos(tx, linhas)
    const novas = linhas.map(({ id }, i) => ({ id, mudancas: mudancas[i] }))
    await sql`
      update auditoria a set mudancas = a.mudancas || x.mudancas
        from jsonb_to_recordset(${JSON.stringify(novas)}::jsonb) as x(id bigint, mudancas jsonb)
       where a.id = x.id`.execute(tx)
  },
})

export const passos: readonly Passo[] = [pessoa, formulario, evento, resposta, folha, amostra, trilha]
