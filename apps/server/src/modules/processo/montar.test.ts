import { createHash, randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Grupo } from '@rh/domain/setores/grupos'
import type { Ator, RequestContext } from '../../http/ator.ts'
import { Falha } from '../../http/falha.ts'
import { carrinho, chamadasDoCarrinho } from '../../test/carrinho.ts'
import { createTestApp, type TestApp } from '../../test/harness.ts'
import { openTokens, type Tokens } from '../auth/token.ts'
import { abrirLink } from './link.ts'

let rh: TestApp
let tokens: Tokens
let chamadas: ReturnType<typeof chamadasDoCarrinho>
let vinculoId = 0
const ids: number[] = []
beforeAll(async () => {
  rh = await createTestApp()
  tokens = await openTokens(rh.db)
  await sql`update documento_tipo set processos = processos || '{carrinho}'`.execute(rh.db)
  chamadas = chamadasDoCarrinho({ ...rh.deps, tokens })
  const { rows } = await sql<{ id: number }>`select id from usuario order by id limit 3`.execute(rh.db)
  ids.push(...rows.map(({ id }) => id))
})
afterAll(() => rh[Symbol.asyncDispose]())

beforeEach(async () => {
  const { rows } = await sql<{ id: number }>`
    select v.id from vinculo v
     where not exists (select from processo p where p.vinculo_id = v.id and p.tipo = 'carrinho')
     order by v.id limit 1`.execute(rh.db)
  vinculoId = rows[0]?.id ?? 0
})

const pessoa = (i: number, ...grupos: Grupo[]): Ator => ({
  id: ids[i] ?? 0,
  usuario: `pessoa.${i}`,
  nome: `Pessoa ${i}`,
  email: 'pessoa@exemplo.com.br',
  grupos,
  linhasGrupo: [],
  horarios: [],
  escopado: false,
  sessaoId: '00000000-0000-0000-0000-000000000000',
  expiraEm: '2099-01-01T00:00:00Z',
  fimPor: 'duracao',
  confirmadaAte: null,
})
const gestor = () => pessoa(0, 'Gestor')
const rescisao = () => pessoa(1, 'Rescisao')
const almoxarifado = () => pessoa(2, 'Almoxarifado')

interface Registro {
  readonly id: number
  readonly versao: number
}

const chamar = async (chamada: string, ator: Ator, args: object): Promise<unknown> => {
  const request: RequestContext = {
    ator,
    ip: '127.0.0.1',
    agente: 'teste',
    requisicao: 'req-toy',
    chamada,
    chave: null,
    corpo: args,
  }
  return chamadas[chamada]?.({ ...args, request })
}
/** The record that a call answers. */
const registroDe = (chamada: string, ator: Ator, args: object) =>
  chamar(chamada, ator, args) as Promise<Registro>
const ler = (id: number, ator: Ator) => registroDe('GET /api/carrinho/obter/:id', ator, { params: { id } })
const abrir = (dados: object = { cor: 'verde' }) =>
  registroDe('POST /api/carrinho/criar', gestor(), { body: { colaboradorId: vinculoId, dados } })
const recusa = async (promessa: Promise<unknown>) => {
  const erro = await promessa.then(
    () => null,
    (error: unknown) => error,
  )
  if (!(erro instanceof Falha)) throw new Error('Nothing was refused')
  return erro.codigo
}
const devolvido = async () => {
  const { id, versao } = await abrir()
  const dito = await registroDe('POST /api/carrinho/parecer', rescisao(), {
    body: { id, versao, parecer: 'calculo', decisao: 'aprovado' },
  })
  return registroDe('POST /api/carrinho/status', almoxarifado(), {
    body: {
      id,
      versao: dito.versao,
      transicao: 'devolver',
      motivo: 'Outra cor',
      itens: [{ campo: 'cor', motivo: 'Não há verde' }],
    },
  })
}

describe('a kind that is mounted', () => {
  it('begins with what is known of the bond, without what the person does not see', async () => {
    const inicio = await chamar('GET /api/carrinho/obter', gestor(), { query: { colaborador: vinculoId } })
    expect(inicio).toMatchObject({
      pode: true,
      pessoa: { id: vinculoId },
      dados: { cor: 'azul' },
      opcoes: { cores: ['azul', 'verde'] },
    })
    expect(inicio).not.toHaveProperty('dados.custoCentavos')
    expect(
      await recusa(chamar('GET /api/carrinho/obter', almoxarifado(), { query: { colaborador: vinculoId } })),
    ).toBe('sem_permissao')
  })

  it('checks a form before it is one, saving nothing', async () => {
    const corpo = { body: { colaboradorId: vinculoId, dados: { cor: null } } }
    const { pendencias } = (await chamar('POST /api/carrinho/verificar', gestor(), corpo)) as {
      pendencias: unknown[]
    }
    expect(pendencias).toMatchObject([{ codigo: 'sem_cor', campo: 'cor' }])
    expect(await recusa(abrir({}))).toBe('pendencias')
    expect(await abrir()).toMatchObject({ status: 'pedido', dados: { cor: 'verde' }, editavel: false })
  })

  it('keeps what a person does not see, whatever they send for it', async () => {
    const { id } = await abrir({ cor: 'verde', custoCentavos: 1 })
    expect(await ler(id, rescisao())).toMatchObject({ dados: { cor: 'verde', custoCentavos: 4_200 } })
    expect(await ler(id, gestor())).not.toHaveProperty('dados.custoCentavos')
  })

  it('takes only declared moves, and items that name fields of the form', async () => {
    const { id, versao } = await abrir()
    const mover = (transicao: string, resto = {}) =>
      recusa(
        chamar('POST /api/carrinho/status', almoxarifado(), { body: { id, versao, transicao, ...resto } }),
      )
    expect(await mover('constructor')).toBe('transicao_invalida')
    expect(await mover('aprontar')).toBe('transicao_invalida')
    const itens = [{ campo: 'rodas', motivo: 'Não existe' }]
    expect(await mover('devolver', { motivo: 'Outra cor', itens })).toBe('validacao')
  })
})

describe('a correction', () => {
  it('is saved by field, and asks again only the pareceres that look at what changed', async () => {
    const { id, versao } = await devolvido()
    expect(await ler(id, gestor())).toMatchObject({ editavel: true })
    const editado = await registroDe('PUT /api/carrinho/editar', gestor(), {
      body: { id, versao, dados: { cor: 'vermelho' } },
    })
    expect(editado).toMatchObject({ dados: { cor: 'vermelho' } })
    const reenviado = await registroDe('POST /api/carrinho/reenviar', gestor(), {
      body: { id, versao: editado.versao },
    })
    expect(reenviado).toMatchObject({
      status: 'pedido',
      pareceres: [
        { nome: 'calculo', decisao: 'aprovado' },
        { nome: 'pintura', decisao: 'pendente' },
      ],
    })
    const { eventos } = reenviado as Registro & { eventos: { mudancas: unknown[] }[] }
    expect(eventos.at(-1)?.mudancas).toEqual([{ campo: 'cor', de: 'verde', para: 'vermelho' }])
  })

  it('is nobody’s but of whoever asks, and only while it is with them', async () => {
    const { id, versao } = await devolvido()
    const editar = (ator: Ator, visto: number, alvo = id) =>
      chamar('PUT /api/carrinho/editar', ator, { body: { id: alvo, versao: visto, dados: { cor: 'rosa' } } })
    expect(await recusa(editar(rescisao(), versao))).toBe('transicao_invalida')
    expect(await recusa(editar(gestor(), versao - 1))).toBe('versao_antiga')
  })

  it('is reached by a link, which ends when the form is sent again', async () => {
    const { id, versao } = await devolvido()
    const { token } = (await chamar('POST /api/carrinho/link', gestor(), { body: { id } })) as {
      token: string
    }
    const seguir = () => abrirLink({ ...rh.deps, tokens }, carrinho, gestor(), token)
    expect(await seguir()).toEqual({ processoId: id, etapa: null, campo: 'cor' })
    await chamar('POST /api/carrinho/reenviar', gestor(), { body: { id, versao } })
    expect(await recusa(seguir())).toBe('nao_encontrado')
  })
})

describe('what comes with a process', () => {
  it('is said in comments, which change no version', async () => {
    const { id, versao } = await abrir()
    const dito = await chamar('POST /api/carrinho/comentario', rescisao(), { body: { id, texto: 'Já vi.' } })
    expect(dito).toMatchObject({ versao, eventos: [{ tipo: 'criacao' }, { motivo: 'Já vi.' }] })
  })

  it('is sent as files and judged', async () => {
    const { id } = await abrir()
    const params = { params: { id } }
    const { itens } = (await chamar('GET /api/carrinho/anexos/:id', gestor(), params)) as {
      itens: { tipoId: number; sensivel: boolean }[]
    }
    const tipoId = itens.find(({ sensivel }) => !sensivel)?.tipoId ?? 0
    const enviado = await chamar('POST /api/carrinho/anexo', gestor(), {
      query: { carrinhoId: id, tipoId },
      arquivo: await pdf(),
    })
    const anexo = (enviado as { itens: { tipoId: number; arquivos: { id: number }[] }[] }).itens.find(
      (item) => item.tipoId === tipoId,
    )?.arquivos[0]
    const corpo = { body: { id: anexo?.id, decisao: 'aprovado' } }
    expect(await recusa(chamar('POST /api/carrinho/anexo/avaliar', gestor(), corpo))).toBe(
      'transicao_invalida',
    )
    await chamar('POST /api/carrinho/anexo/avaliar', rescisao(), corpo)
    const depois = await chamar('GET /api/carrinho/anexos/:id', gestor(), params)
    expect(depois).toMatchObject({
      itens: expect.arrayContaining([expect.objectContaining({ tipoId, estado: 'aprovado' })]),
    })
    const dele = { params: { id: anexo?.id ?? 0 } }
    expect(await recusa(chamar('GET /api/carrinho/anexo/:id', almoxarifado(), dele))).toBe('nao_encontrado')
  })

  it('is printed by whom the kind names, and kept', async () => {
    const { id } = await abrir()
    const corpo = { body: { carrinhoId: id, papel: 'etiqueta' } }
    expect(await chamar('POST /api/carrinho/papel', gestor(), corpo)).toMatchObject({
      lista: { disponiveis: ['etiqueta'], emitidos: [{ papel: 'etiqueta' }] },
    })
    expect(await recusa(chamar('POST /api/carrinho/papel', rescisao(), corpo))).toBe('transicao_invalida')
  })
})

async function pdf() {
  const conteudo = `%PDF-1.7\n${randomUUID()}\n%%EOF`
  const caminho = join(tmpdir(), randomUUID())
  await writeFile(caminho, conteudo)
  const sha256 = createHash('sha256').update(conteudo).digest('hex')
  return { caminho, nome: 'nota.pdf', tipo: 'application/pdf', bytes: conteudo.length, sha256 }
}
