import sharp from 'sharp'
import { avisoDoCandidato } from '@rh/domain/processos/admissao/candidato'
import { abrirVagas, novoCpf, postoLivre, vagaDe } from './admissoes.ts'
import { createClient, createTestApp, type Client } from './harness.ts'

export const NASCIMENTO = '1991-04-17'

export interface Rascunho {
  readonly id: number
  readonly versao: number
  readonly cpf: string
}

export const cpfDe = ({ pessoais }: { readonly pessoais: Readonly<Record<string, unknown>> }): string =>
  typeof pessoais['cpf'] === 'string' ? pessoais['cpf'] : ''

export const tokenDe = (endereco: string): string => endereco.split('/').at(-1) ?? ''

export const respostas = (token: string, cpf: string, mais: object = {}) => ({
  token,
  nascimento: NASCIMENTO,
  cpfFinal: cpf.slice(-3),
  ...mais,
})

export const responder = (
  pessoa: Client,
  etapa: 'pessoais' | 'endereco' | 'bancarios' | 'dependentes' | 'beneficios' | 'documentos',
  campo: string,
  valor: unknown,
  versao = 0,
) => pessoa.try('PUT /api/candidato/resposta', { body: { etapa, campo, valor: valor as string, versao } })

let cor = 0
/** A photo of its own: no two are the same file. */
export async function foto(): Promise<Blob> {
  cor += 1
  const conteudo = await sharp({
    create: { width: 900, height: 600, channels: 3, background: { r: cor * 20, g: 90, b: 160 } },
  })
    .withExif({ IFD0: { Copyright: 'GPS -23.55' } })
    .jpeg()
    .toBuffer()
  return new Blob([new Uint8Array(conteudo)], { type: 'image/jpeg' })
}

export const documentoDe = async (pessoa: Client, descricao: RegExp): Promise<number> => {
  const { documentos } = await pessoa.call('GET /api/candidato/ficha')
  return documentos.find((um) => descricao.test(um.descricao))?.tipoId ?? 0
}

/** An application of its own with people who answer links, and who prepares their admissions. */
export async function abrirCandidatos() {
  const rh = await createTestApp({ LOG_NIVEL: 'debug' })
  await abrirVagas(rh.db)
  // Each test has a draft of its own.
  const admin = await rh.as('administrador')
  await admin.call('POST /api/limite/criar', {
    body: { regra: 'admissao.rascunhos', desde: '2026-11-20', valor: 200, motivo: 'Muitos rascunhos' },
  })
  const operacional = await rh.as('coordenador.operacional')

  /** A draft with nothing but the post and what opens the link. */
  async function rascunho(autor = operacional): Promise<Rascunho> {
    const cpf = novoCpf()
    const { id, versao } = await autor.call('POST /api/admissao/criar', {
      body: { vaga: vagaDe(await postoLivre(autor)) },
    })
    const dados = { cpf, nascimento: NASCIMENTO, nome: 'Antônia Gonçalves de Sousa' }
    const salvo = await autor.call('PUT /api/admissao/editar', {
      body: { id, versao, etapa: 'pessoais', dados },
    })
    return { id, versao: salvo.versao, cpf }
  }

  async function novoLink(id: number): Promise<string> {
    const { endereco } = await operacional.call('POST /api/admissao/candidato/link', { body: { id } })
    return tokenDe(endereco)
  }

  let vizinho = 0
  /** A call from an address of its own, so that one test does not spend the attempts of another. */
  const deLonge = async (url: string, payload: object, endereco?: string) => {
    vizinho += 1
    const resposta = await rh.app.inject({
      method: 'POST',
      url,
      payload,
      remoteAddress: endereco ?? `10.9.${vizinho >> 8}.${vizinho & 255}`,
    })
    return { status: resposta.statusCode, body: resposta.json<Record<string, unknown>>() }
  }

  async function entrar(token: string, cpf: string): Promise<Client> {
    const { status, body } = await deLonge('/api/candidato/entrar', respostas(token, cpf))
    if (status !== 200) throw new Error(`The two answers were met with ${status}`)
    return createClient(rh.app, String(body['entrada']))
  }

  /** In, and agreed to the notice. */
  async function dentro(): Promise<Rascunho & { readonly token: string; readonly pessoa: Client }> {
    const feito = await rascunho()
    const token = await novoLink(feito.id)
    const pessoa = await entrar(token, feito.cpf)
    await pessoa.call('POST /api/candidato/consentir', { body: { versao: avisoDoCandidato.versao } })
    return { ...feito, token, pessoa }
  }

  const pedidoDe = (id: number) => operacional.call('GET /api/admissao/candidato/:id', { params: { id } })
  const registroDe = (id: number) => operacional.call('GET /api/admissao/obter/:id', { params: { id } })

  return { rh, operacional, rascunho, novoLink, deLonge, entrar, dentro, pedidoDe, registroDe }
}
