import { sql } from 'kysely'
import type { TipoArquivo } from '@rh/domain/http/arquivo'
import type { ImportacaoVista } from '@rh/domain/contract/importacao'
import { conferirMapa } from '@rh/domain/importacao/cabecalho'
import type { Mapa } from '@rh/domain/importacao/define'
import {
  isAndando,
  situacoes as labels,
  type Fase,
  type SituacaoDaImportacao,
} from '@rh/domain/importacao/situacoes'
import { tipoOf, type TipoImportacao } from '@rh/domain/importacao/tipos'
import { lugarDaAmostra } from '../../cifra/lugares.ts'
import { abrirValores, guardarValores, isCifrado } from '../../cifra/valores.ts'
import type { Db, Tx } from '../../db/db.ts'
import { failure, type Failure } from '../../http/failure.ts'

/** Work that has not said anything for this long is not going on any more. */
export const SILENCIO_SEGUNDOS = 15

/** The situação of `im` as it is: one that should be running but is silent was interrupted. */
export const situacaoDe = sql<SituacaoDaImportacao>`case
  when im.situacao in ('conferindo', 'importando')
   and not coalesce(an.em > clock_timestamp() - make_interval(secs => ${SILENCIO_SEGUNDOS}), false)
  then 'interrompida' else im.situacao end`

export interface Importacao {
  readonly id: number
  readonly tipo: TipoImportacao
  readonly situacao: SituacaoDaImportacao
  readonly arquivoId: string
  readonly arquivoNome: string
  readonly arquivoTipo: TipoArquivo
  readonly sha256: string
  readonly cabecalho: string[]
  readonly mapa: Mapa
  readonly amostra: string[][]
  readonly linhas: number
  readonly novas: number | null
  readonly existentes: number | null
  readonly comErro: number | null
  readonly usuario: string
  readonly criadaEm: string
  readonly terminadaEm: string | null
  readonly versao: number
  readonly fase: Fase | null
  readonly feitas: number | null
  readonly total: number | null
}

export async function findImportacao(db: Db | Tx, id: number): Promise<Importacao> {
  const { rows } = await sql<Importacao>`
    select im.id, im.tipo, ${situacaoDe} as situacao, im.arquivo_id, ar.nome as arquivo_nome, ar.tipo as arquivo_tipo,
           ar.sha256, im.cabecalho, im.mapa, im.amostra, im.linhas, im.novas, im.existentes, im.com_erro,
           us.nome as usuario, im.criada_em, im.terminada_em, im.versao, an.fase, an.feitas, an.total
      from importacao im
      join arquivo ar on ar.id = im.arquivo_id
      join usuario us on us.id = im.usuario_id
      left join importacao_andamento an on an.importacao_id = im.id
     where im.id = ${id}`.execute(db)
  const [achada] = rows
  if (!achada) throw failure('nao_encontrado')
  return { ...achada, amostra: await abrirAmostra(db, achada) }
}

/** The first rows as they are kept: whatever the spreadsheet says of people, and no column says yet what it is. */
export async function guardarAmostra(tx: Tx, id: number, amostra: readonly string[][]): Promise<void> {
  const [nome] = await guardarValores(tx, [{ ...lugarDaAmostra(id), valor: amostra }])
  await tx
    .updateTable('importacao')
    .set({ amostra: JSON.stringify(nome) })
    .where('id', '=', id)
    .execute()
}

async function abrirAmostra(
  db: Db | Tx,
  { id, amostra }: { readonly id: number; readonly amostra: string[][] | string },
): Promise<string[][]> {
  if (!isCifrado(amostra)) return amostra
  const [aberta] = await abrirValores(db, [{ ...lugarDaAmostra(id), nome: amostra }])
  return aberta as string[][]
}

/** An import as the screen shows it. */
export async function verImportacao(db: Db | Tx, id: number): Promise<ImportacaoVista> {
  const importacao = await findImportacao(db, id)
  const { tipo, cabecalho, mapa, situacao, fase, feitas, total } = importacao
  return {
    ...importacao,
    mapa: { ...mapa },
    problemas: conferirMapa(tipoOf(tipo), cabecalho, mapa),
    andamento: isAndando(situacao) && fase !== null ? { fase, feitas: feitas ?? 0, total: total ?? 0 } : null,
    errosPorColuna: await contarErros(db, id),
    jaImportado: await findJaImportado(db, importacao),
  }
}

async function contarErros(db: Db | Tx, id: number) {
  const { rows } = await sql<{ coluna: string | null; total: number }>`
    select coluna, count(*)::int as total from importacao_erro
     where importacao_id = ${id} group by coluna order by total desc, coluna`.execute(db)
  return rows
}

/** The last time that this very file came in, if it did. */
async function findJaImportado(db: Db | Tx, { id, tipo, sha256 }: Importacao) {
  const { rows } = await sql<{ em: string; por: string }>`
    select im.terminada_em as em, us.nome as por
      from importacao im join arquivo ar on ar.id = im.arquivo_id join usuario us on us.id = im.usuario_id
     where ar.sha256 = ${sha256} and im.tipo = ${tipo} and im.situacao = 'importada' and im.id <> ${id}
     order by im.terminada_em desc limit 1`.execute(db)
  return rows[0] ?? null
}

/** The import, locked, in the version that the person saw and in one of these situações; else says what happened. */
export async function travarImportacao(
  tx: Tx,
  { id, versao }: { readonly id: number; readonly versao: number },
  situacoes: readonly SituacaoDaImportacao[],
): Promise<Importacao> {
  await tx.selectFrom('importacao').select('id').where('id', '=', id).forUpdate().execute()
  const importacao = await findImportacao(tx, id)
  if (importacao.versao !== versao)
    throw failure('versao_antiga', {
      mensagem: 'Esta importação já mudou desde que você a abriu.',
      acao: 'Atualize a página para ver como ela está.',
    })
  if (!situacoes.includes(importacao.situacao)) throw foraDeHora(importacao)
  return importacao
}

/** What was asked for does not go with where the import stands. */
const foraDeHora = ({ situacao }: Importacao): Failure =>
  situacao === 'com_erros'
    ? failure('transicao_invalida', {
        mensagem: 'Há linhas com erro nesta planilha.',
        acao: 'Corrija-as e envie a planilha de novo: ou entram todas, ou nenhuma.',
      })
    : failure('transicao_invalida', {
        mensagem: `Esta importação está em outra situação: ${labels[situacao].label.toLowerCase()}.`,
        acao: 'Atualize a página para ver como ela está.',
      })
