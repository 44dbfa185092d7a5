import { sql } from 'kysely'
import type { PostoOpcao } from '@rh/domain/contract/admissao/registro'
import { isDispensavel } from '@rh/domain/processo/anexos'
import type { Db } from '../db/db.ts'
import { senhaDemo } from '../seed/demo.ts'
import type { Client, TestApp } from './harness.ts'

/** Valid CPFs of nobody; each test takes its own. */
export function cpfValido(semente: number): string {
  const base = String(100_000_000 + (semente % 899_999_999)).slice(0, 9)
  const digito = (digitos: string): number => {
    const soma = Array.from(digitos).reduce((total, d, i) => total + Number(d) * (digitos.length + 1 - i), 0)
    return ((soma * 10) % 11) % 10
  }
  const primeiro = digito(base)
  return `${base}${primeiro}${digito(`${base}${primeiro}`)}`
}

let semente = 71_000_001
export const novoCpf = (): string => cpfValido((semente += 7_919))

export const pessoais = (cpf: string, mais: object = {}) => ({
  cpf,
  nome: 'Antônia Gonçalves de Sousa',
  nascimento: '1991-04-17',
  sexo: 'F',
  estadoCivil: '1',
  racaCor: '3',
  nacionalidade: 'BN',
  paisNascimento: '105',
  ufNascimento: 'SP',
  municipioNascimento: 'São Paulo',
  grauInstrucao: '07',
  deficiencia: 'nao',
  mae: 'Maria Gonçalves de Sousa',
  telefone: '(11) 98765-4321',
  ...mais,
})
export const documentos = { rg: '32.455.678-9', rgOrgao: 'SSP', rgUf: 'SP' }
export const endereco = {
  cep: '01310-100',
  tipoLogradouro: 'AV',
  logradouro: 'Paulista',
  numero: '1000',
  bairro: 'Bela Vista',
  municipio: 'São Paulo',
  uf: 'SP',
}
export const bancarios = { abrirConta: true }
export const beneficios = { valeTransporte: false }

/** Opens many slots in one post without risk, so that tests do not compete for the demo company's few. */
export async function abrirVagas(db: Db, data = '2026-12-01'): Promise<void> {
  await sql`update posto_vigencia pv set quantidade = quantidade + 500 where posto_id = (
    select po.id from posto po join contrato co on co.id = po.contrato_id join escala es on es.id = po.escala_id
      join posto_termos(po.id, ${data}::date) te on true
     where te.insalubridade = 0 and not te.periculosidade and not es.noturna
       and co.inicio <= '2026-11-01' and co.termino >= ${data}::date
     order by po.id limit 1)`.execute(db)
}

/** A post with a free slot and no risk, as the form offers it on the date. */
export async function postoLivre(client: Client, data = '2026-12-01'): Promise<PostoOpcao> {
  const { results } = await client.call('GET /api/admissao/postos', { query: { data } })
  const posto = results.find((p) => p.vagasLivres > 1 && p.insalubridade === 0 && !p.periculosidade)
  if (!posto) throw new Error('The demo company has no free post')
  return posto
}

export const vagaDe = (posto: PostoOpcao, mais: object = {}) => ({
  postoId: posto.id,
  tipo: '1',
  categoria: '101',
  motivo: 'aumento',
  dataPrevista: '2026-12-01',
  salarioCentavos: posto.salarioPrevistoCentavos ?? 0,
  experienciaDias: 45,
  experienciaProrrogacaoDias: 45,
  ...mais,
})

interface Rascunho {
  readonly id: number
  readonly versao: number
}

/** Drafts a complete admission step by step. */
export async function rascunhoCompleto(
  client: Client,
  {
    cpf = novoCpf(),
    vaga = {},
    pessoa = {},
    conta = bancarios,
  }: { cpf?: string; vaga?: object; pessoa?: object; conta?: object } = {},
): Promise<Rascunho> {
  const posto = await postoLivre(client)
  const criado = await client.call('POST /api/admissao/criar', { body: { vaga: vagaDe(posto, vaga) } })
  const { id } = criado
  let { versao } = criado
  const kit = await client.call('GET /api/admissao/uniformes', { query: { postoId: posto.id } })
  const tamanhos = kit.results.map(({ codigo, tamanhos: [tamanho = ''] }) => ({
    itemId: Number(codigo),
    tamanho,
  }))
  const etapas = {
    pessoais: pessoais(cpf, pessoa),
    documentos,
    endereco,
    bancarios: conta,
    beneficios,
    uniforme: { tamanhos },
  }
  for (const [etapa, dados] of Object.entries(etapas) as [
    keyof typeof etapas,
    Record<string, string | boolean>,
  ][]) {
    ;({ versao } = await client.call('PUT /api/admissao/editar', {
      body: { id, versao, etapa, dados: { ...dados } },
    }))
  }
  return { id, versao }
}

/** Rh saw the originals of everything that is demanded, and waives the copies. */
export async function documentosVistos(cadastro: Client, admissaoId: number): Promise<void> {
  const { itens } = await cadastro.call('GET /api/admissao/anexos/:id', { params: { id: admissaoId } })
  const faltam = itens.filter((i) => i.exigido && i.estado === 'pendente')
  for (const { tipoId, codigo } of faltam.filter((item) => !isDispensavel(item)))
    await anexado(cadastro, { admissaoId, tipoId }, codigo)
  const motivo = 'Originais vistos no balcão'
  const dispensas = faltam.filter(isDispensavel).map(({ tipoId }) => ({ tipoId, motivo }))
  if (dispensas.length > 0)
    await cadastro.call('POST /api/admissao/anexo/dispensar', { body: { admissaoId, dispensas } })
}

/** Attaches a document that nobody waives, and approves it. */
async function anexado(
  cadastro: Client,
  query: { readonly admissaoId: number; readonly tipoId: number },
  codigo: string,
): Promise<void> {
  const arquivo = new Blob([`%PDF-1.7\n${codigo} ${query.admissaoId}\n%%EOF`], { type: 'application/pdf' })
  const { itens } = await cadastro.call('POST /api/admissao/anexo', { query, arquivo })
  const id = itens.find(({ tipoId }) => tipoId === query.tipoId)?.arquivos[0]?.id ?? 0
  await cadastro.call('POST /api/admissao/anexo/avaliar', { body: { id, versao: 1, decisao: 'aprovado' } })
}

/** What a test says of an admission besides what every one has. */
export type Opcoes = Parameters<typeof rascunhoCompleto>[1]

/** Drafts and sends. */
export async function enviada(client: Client, opcoes: Opcoes = {}) {
  const { id, versao } = await rascunhoCompleto(client, opcoes)
  return client.call('POST /api/admissao/status', {
    // The papers come later, as they mostly do.
    body: { id, versao, transicao: 'enviar', alertasAceitos: ['anexos_faltando'] },
  })
}

export const exameApto = {
  dataExame: '2026-11-20',
  medico: 'Dra. Lúcia Prado',
  crm: '12345/SP',
  resultado: 'apto',
}

/** The pareceres of every sector, in order; each by its own person. */
export const pareceres = [
  { quem: 'vagas', parecer: 'vaga', dados: {} },
  { quem: 'sesmt', parecer: 'exame', dados: exameApto },
  { quem: 'cadastro', parecer: 'documentos', dados: {} },
  { quem: 'almoxarifado', parecer: 'uniforme', dados: {} },
] as const

/** The pieces of the kit in the sizes that were asked for, as Almoxarifado sets them apart or hands them out. */
export async function pecasDoKit(almoxarifado: Client, id: number) {
  const { pecas } = await almoxarifado.call('GET /api/admissao/painel/uniforme/:id', { params: { id } })
  return pecas.map(({ itemId, tamanho }) => ({ itemId, tamanho: tamanho ?? '' }))
}

/** What a sector says of an admission with its parecer. */
export const dadosDe = async (client: Client, id: number, { parecer, dados }: (typeof pareceres)[number]) =>
  parecer === 'uniforme' ? { pecas: await pecasDoKit(client, id) } : dados

/** Sends an admission and lets the named sectors approve, in order. */
export async function comPareceres(
  rh: TestApp,
  autor: Client,
  ate: number = pareceres.length,
  opcoes: Opcoes = {},
) {
  let registro = await enviada(autor, opcoes)
  for (const passo of pareceres.slice(0, ate)) {
    const { quem, parecer } = passo
    const client = await rh.as(quem)
    const { id, versao } = registro
    if (parecer === 'documentos') await documentosVistos(client, id)
    registro = await client.call('POST /api/admissao/parecer', {
      body: { id, versao, parecer, decisao: 'aprovado', dados: await dadosDe(client, id, passo) },
    })
  }
  return registro
}

/** Approved by Rh after every parecer. */
export async function aprovada(rh: TestApp, autor: Client, opcoes: Opcoes = {}) {
  const { id, versao } = await comPareceres(rh, autor, pareceres.length, opcoes)
  const coordenador = await rh.as('coordenador')
  return coordenador.call('POST /api/admissao/status', { body: { id, versao, transicao: 'aprovar' } })
}

/** With the password just confirmed. */
export async function confirmado(rh: TestApp, usuario: string): Promise<Client> {
  const client = await rh.as(usuario)
  await client.call('POST /api/auth/confirmar', { body: { senha: senhaDemo } })
  return client
}

/** Almoxarifado hands the whole kit out, in the sizes that were asked for. */
export async function entregarKit(almoxarifado: Client, admissao: Rascunho) {
  const { id, versao } = admissao
  const { hoje } = await almoxarifado.call('GET /api/admissao/painel/uniforme/:id', { params: { id } })
  return almoxarifado.call('POST /api/admissao/parecer', {
    body: {
      id,
      versao,
      parecer: 'entrega',
      decisao: 'aprovado',
      dados: { entregueEm: hoje, pecas: await pecasDoKit(almoxarifado, id) },
    },
  })
}
