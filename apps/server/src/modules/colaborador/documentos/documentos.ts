import { sql, type RawBuilder } from 'kysely'
import {
  errosDoDocumento,
  estadoDoDocumento,
  validadeEmTexto,
  type DadosDoDocumento,
} from '@rh/domain/colaborador/documento'
import { veSensiveis } from '@rh/domain/colaborador/visibilidade'
import type { DocumentoDaFicha } from '@rh/domain/contract/ficha-listas'
import type { Db, Tx } from '../../../db/db.ts'
import type { UnitOfWork } from '../../../db/write.ts'
import type { Ator } from '../../../http/ator.ts'
import { failure } from '../../../http/failure.ts'
import { isoDe } from '../../../clock.ts'
import { versaoAntigaDe, type Vinculo } from '../vinculo.ts'

type Linha = Omit<DocumentoDaFicha, 'estado' | 'estadoTexto'> & { readonly substituido: boolean }

/** What asks for something first, then what is in order, then what was. */
const ordem = ['vencido', 'vence', 'valido', 'sem_validade', 'substituido', 'encerrado']

/** Condition that a document was registered by the end of a day of the company. */
export const sabidoEm = (
  documento: string,
  { em, fuso }: { em: string; fuso: string },
): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(documento)}.registrado_em < ((${em}::date + 1)::timestamp at time zone ${fuso})`

/** Documents of a person as on a day, without those that this one may not open. */
export async function listDocumentos(
  db: Db | Tx,
  { pessoaId }: Vinculo,
  ator: Ator,
  { em, fuso }: { em: string; fuso: string },
): Promise<DocumentoDaFicha[]> {
  const { rows } = await sql<Linha>`
    with conhecidos as (
      select * from pessoa_documento p where pessoa_id = ${pessoaId} and ${sabidoEm('p', { em, fuso })})
    select d.id, d.versao, d.tipo_id, t.descricao as tipo, t.sensivel, d.numero, d.emissao, d.validade, d.observacao,
           d.registrado_em, u.nome as registrado_por,
           case when d.encerrado_em <= ${em}::date then d.encerrado_em end as encerrado_em,
           case when d.encerrado_em <= ${em}::date then d.encerramento_motivo end as encerramento_motivo,
           case when a.id is not null then jsonb_build_object('nome', a.nome, 'bytes', a.bytes) end as arquivo,
           exists (select from conhecidos n where n.substitui_id = d.id) as substituido
      from conhecidos d
      join documento_tipo t on t.id = d.tipo_id
      left join usuario u on u.id = d.registrado_por
      left join arquivo a on a.id = d.arquivo_id
     where ${veSensiveis(ator.grupos)} or not t.sensivel
     order by t.descricao, d.id desc`.execute(db)
  const documentos = rows.map(({ substituido, ...linha }) => {
    const { validade, encerradoEm } = linha
    const estado = estadoDoDocumento({ validade, encerradoEm, substituido }, em)
    return { ...linha, estado, estadoTexto: validadeEmTexto(estado, validade, em) }
  })
  return documentos.toSorted((a, b) => ordem.indexOf(a.estado) - ordem.indexOf(b.estado))
}

export const listTipos = (db: Db, ator: Ator) =>
  db
    .selectFrom('documentoTipo')
    .select(['id', 'descricao', 'validadeMeses'])
    .where('ativo', '=', true)
    .$if(!veSensiveis(ator.grupos), (qb) => qb.where('sensivel', '=', false))
    .orderBy('descricao')
    .execute()

function requireCerto(dados: DadosDoDocumento, hoje: string): void {
  const erros = Object.entries(errosDoDocumento(dados, hoje)).map(([campo, erro]) => [`dados.${campo}`, erro])
  if (erros.length > 0) throw failure('validacao', { campos: Object.fromEntries(erros) })
}

const linhaDe = ({
  numero = null,
  emissao = null,
  validade = null,
  observacao = null,
}: { readonly [C in 'numero' | 'emissao' | 'validade' | 'observacao']?: string | null | undefined }) => ({
  numero,
  emissao,
  validade,
  observacao,
})

/** Registers a document, in the place of another one of the same kind when it says so. */
export async function registrarDocumento(
  { tx, agora }: UnitOfWork,
  vinculo: Vinculo,
  { dados, substituiId = null }: { dados: DadosDoDocumento; substituiId?: number | undefined | null },
  { ator, hoje }: { ator: Ator; hoje: string },
): Promise<{ id: number }> {
  requireCerto(dados, hoje)
  const tipos = await tx
    .selectFrom('documentoTipo')
    .select(['ativo', 'sensivel'])
    .where('id', '=', dados.tipoId)
    .executeTakeFirst()
  if (!tipos?.ativo || (tipos.sensivel && !veSensiveis(ator.grupos)))
    throw failure('validacao', { campos: { 'dados.tipoId': 'Escolha um tipo de documento em uso' } })
  if (substituiId !== null) await requireSubstituivel(tx, vinculo, substituiId, dados.tipoId)
  return tx
    .insertInto('pessoaDocumento')
    .values({
      ...linhaDe(dados),
      tipoId: dados.tipoId,
      pessoaId: vinculo.pessoaId,
      substituiId,
      registradoEm: isoDe(agora),
      registradoPor: ator.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

async function requireSubstituivel(tx: Tx, { pessoaId }: Vinculo, id: number, tipoId: number): Promise<void> {
  // The lock keeps two people from replacing one document at the same time.
  const antigo = await tx
    .selectFrom('pessoaDocumento')
    .select(['tipoId', 'encerradoEm'])
    .where('id', '=', id)
    .where('pessoaId', '=', pessoaId)
    .forUpdate()
    .executeTakeFirst()
  if (!antigo) throw failure('nao_encontrado')
  const novo = await tx
    .selectFrom('pessoaDocumento')
    .select('id')
    .where('substituiId', '=', id)
    .executeTakeFirst()
  if (novo || antigo.encerradoEm !== null)
    throw failure('transicao_invalida', { mensagem: 'Este documento já foi substituído ou encerrado.' })
  if (antigo.tipoId !== tipoId)
    throw failure('validacao', { campos: { 'dados.tipoId': 'Substitua por um documento do mesmo tipo' } })
}

interface Alvo {
  readonly documentoId: number
  readonly versao: number
}

export function editarDocumento(
  work: UnitOfWork,
  vinculo: Vinculo,
  { dados, ...alvo }: Alvo & { readonly dados: Omit<DadosDoDocumento, 'tipoId'> },
  { ator, hoje, fuso }: { ator: Ator; hoje: string; fuso: string },
): Promise<void> {
  requireCerto({ ...dados, tipoId: 0 }, hoje)
  return mudar(work, vinculo, alvo, linhaDe(dados), { ator, fuso })
}

export const encerrarDocumento = (
  work: UnitOfWork,
  vinculo: Vinculo,
  { motivo, ...alvo }: Alvo & { readonly motivo: string },
  { ator, hoje, fuso }: { ator: Ator; hoje: string; fuso: string },
): Promise<void> =>
  mudar(work, vinculo, alvo, { encerradoEm: hoje, encerramentoMotivo: motivo }, { ator, fuso })

async function mudar(
  work: UnitOfWork,
  { pessoaId }: Vinculo,
  { documentoId, versao }: Alvo,
  mudanca: ReturnType<typeof linhaDe> | { readonly encerradoEm: string; readonly encerramentoMotivo: string },
  { ator, fuso }: { ator: Ator; fuso: string },
): Promise<void> {
  const atual = await requireDocumento(work.tx, pessoaId, documentoId, ator)
  if (atual.encerradoEm !== null)
    throw failure('transicao_invalida', { mensagem: 'Este documento já foi encerrado.' })
  const mudado = await work.tx
    .updateTable('pessoaDocumento')
    .set(mudanca)
    .where('id', '=', documentoId)
    .where('versao', '=', versao)
    .returning('id')
    .executeTakeFirst()
  if (!mudado) throw await versaoAntigaDe(work, 'pessoa', pessoaId, fuso)
}

/** The document, if it is this person's and this reader may open its kind. */
export async function requireDocumento(db: Db | Tx, pessoaId: number, id: number, ator: Ator) {
  const documento = await db
    .selectFrom('pessoaDocumento as d')
    .innerJoin('documentoTipo as t', 't.id', 'd.tipoId')
    .select(['d.encerradoEm', 'd.arquivoId', 't.sensivel'])
    .where('d.id', '=', id)
    .where('d.pessoaId', '=', pessoaId)
    .executeTakeFirst()
  if (!documento || (documento.sensivel && !veSensiveis(ator.grupos))) throw failure('nao_encontrado')
  return documento
}
