import { formatCnpj14 } from '@rh/domain/br/mascaras'
import type { ContratoNovo } from '@rh/domain/contratos/novo'
import { isoDe } from '../../clock.ts'
import type { Tx } from '../../db/db.ts'
import { mesmoNome } from '../../db/mesmo-nome.ts'
import type { UnitOfWork } from '../../db/write.ts'
import type { Ator } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { insertContatos } from './contatos.ts'
import { insertDocumentos } from './documentos.ts'
import { insertLocais, insertPostos } from './insercao.ts'
import { requireGestor, requireNumeroLivre, requireSindicato } from './requirements.ts'

type Dados = ContratoNovo['dados']

/** Creates a contract with everything it needs to work, or nothing. */
export async function criarContrato(
  work: UnitOfWork,
  ator: Ator,
  { dados, locais, postos, documentos }: ContratoNovo,
): Promise<{ id: number; numero: string }> {
  const { tx } = work
  await requireNumeroLivre(tx, dados.numero, null)
  await requireSindicato(tx, { id: locais.sindicatoId, campo: 'locais.sindicatoId' })
  await requireGestor(tx, dados.gestorId)
  const clienteId = await clienteDe(tx, dados)
  const centroDeCustoId = await centroDe(tx, dados)
  const { id } = await insertContrato(work, dados, {
    clienteId,
    centroDeCustoId,
    sindicatoId: locais.sindicatoId,
  })
  await insertLocais(tx, id, locais.locais, 'locais.locais')
  const abertura = { contratoId: id, inicio: dados.inicio, aditivoId: null, campo: 'postos.postos' }
  await insertPostos(tx, postos.postos, abertura)
  await insertDocumentos(work, ator, id, documentos.documentos, 'documentos.documentos')
  return { id, numero: dados.numero }
}

interface Ligacoes {
  readonly clienteId: number
  readonly centroDeCustoId: number
  readonly sindicatoId: number
}

async function insertContrato({ tx, agora }: UnitOfWork, dados: Dados, ligacoes: Ligacoes) {
  const { numero, objeto, tipo, inicio, fim, indiceReajuste = null, dataBase = null, gestorId = null } = dados
  const contrato = await tx
    .insertInto('contrato')
    .values({
      ...ligacoes,
      numero,
      objeto,
      tipo,
      inicio,
      fim,
      indiceReajuste,
      dataBase,
      gestorId,
      criadoEm: isoDe(agora),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { valorMensalCentavos } = dados
  if (valorMensalCentavos !== undefined)
    await tx
      .insertInto('contratoValor')
      .values({ contratoId: contrato.id, desde: inicio, valorMensalCentavos })
      .execute()
  return contrato
}

/** The client chosen, or a new one; a CNPJ that is known already is pointed at, never written twice. */
async function clienteDe(tx: Tx, { cliente, tipo }: Dados): Promise<number> {
  if (cliente.tipo === 'existente') {
    const achado = await tx.selectFrom('cliente').select('id').where('id', '=', cliente.id).executeTakeFirst()
    if (!achado) throw failure('validacao', { campos: { 'dados.cliente.id': 'Escolha um cliente da lista' } })
    return achado.id
  }
  const { cnpj, razaoSocial, nomeFantasia, contatos } = cliente
  const criado = await tx
    .insertInto('cliente')
    .values({ cnpj, razaoSocial, nomeFantasia, publico: tipo === 'publico' })
    .onConflict((oc) => oc.column('cnpj').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!criado) throw await cnpjRepetido(tx, cnpj)
  await insertContatos(tx, criado.id, contatos)
  return criado.id
}

async function cnpjRepetido(tx: Tx, cnpj: string) {
  const dono = await tx
    .selectFrom('cliente')
    .select('nomeFantasia')
    .where('cnpj', '=', cnpj)
    .executeTakeFirst()
  const nome = dono?.nomeFantasia ?? 'outro cliente'
  return failure('em_uso', {
    mensagem: `O CNPJ ${formatCnpj14(cnpj)} já está cadastrado.`,
    acao: `Volte à etapa Dados e escolha ${nome} entre os clientes já cadastrados.`,
    campos: { 'dados.cliente.cnpj': `Este CNPJ já é de ${nome}: escolha-o entre os clientes já cadastrados` },
  })
}

async function centroDe(tx: Tx, { centroDeCusto }: Dados): Promise<number> {
  if (centroDeCusto.tipo === 'existente') {
    const achado = await tx
      .selectFrom('centroDeCusto')
      .select('id')
      .where('id', '=', centroDeCusto.id)
      .where('ativo', '=', true)
      .executeTakeFirst()
    if (!achado)
      throw failure('validacao', {
        campos: { 'dados.centroDeCusto.id': 'Escolha um centro de custo da lista' },
      })
    return achado.id
  }
  const { codigo, descricao } = centroDeCusto
  const repetido = await tx
    .selectFrom('centroDeCusto')
    .select('id')
    .where(mesmoNome('codigo', codigo))
    .executeTakeFirst()
  const criado =
    !repetido &&
    (await tx
      .insertInto('centroDeCusto')
      .values({ codigo, descricao })
      .onConflict((oc) => oc.column('codigo').doNothing())
      .returning('id')
      .executeTakeFirst())
  if (!criado)
    throw failure('em_uso', {
      campos: { 'dados.centroDeCusto.codigo': 'Já existe um centro de custo com este código' },
    })
  return criado.id
}
