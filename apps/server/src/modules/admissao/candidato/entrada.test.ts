import { afterAll, describe, expect, it } from 'vitest'
import { api } from '@rh/domain/contract/index'
import type { AnyEndpoint } from '@rh/domain/http/endpoint'
import { avisoDoCandidato } from '@rh/domain/processos/admissao/candidato'
import { novoCpf, rascunhoCompleto } from '../../../test/admissoes.ts'
import {
  abrirCandidatos,
  NASCIMENTO,
  cpfDe,
  respostas,
  responder,
  foto,
  type Rascunho,
} from '../../../test/candidatos.ts'
import { AGORA, noiteDe } from '../../../test/clock.ts'

const { rh, operacional, rascunho, novoLink, deLonge, entrar, dentro, pedidoDe, registroDe } =
  await abrirCandidatos()
afterAll(() => rh[Symbol.asyncDispose]())

describe('an entry', () => {
  it('opens the calls of candidates and no other one of the API', async () => {
    const { pessoa } = await dentro()
    const chamadas = Object.entries<AnyEndpoint>(api).filter(([, { access }]) => access.tipo !== 'publico')
    const abertas: string[] = []
    for (const [i, [chamada]] of chamadas.entries()) {
      const [method = 'GET', caminho = ''] = chamada.split(' ')
      const { statusCode } = await rh.app.inject({
        method: method as 'GET',
        url: caminho.replace(/:\w+/, '1'),
        remoteAddress: `10.8.${i >> 8}.${i & 255}`,
        headers: { authorization: `Bearer ${pessoa.token}` },
        ...(method === 'GET' || method === 'DELETE' ? {} : { payload: {} }),
      })
      if (statusCode !== 401) abertas.push(chamada)
    }
    const declaradas = chamadas.filter(([, { access }]) => access.tipo === 'candidato').map(([c]) => c)
    expect(abertas).toEqual(declaradas)
    expect(declaradas.length).toBeGreaterThan(5)
  })

  it('is no cookie: a page of another origin has nothing to send, and is answered without leave to read', async () => {
    const { pessoa } = await dentro()
    const resposta = await rh.app.inject({
      url: '/api/candidato/ficha',
      headers: { origin: 'https://mau.example', cookie: `entrada=${pessoa.token}` },
    })
    expect(resposta.statusCode).toBe(401)
    expect(resposta.headers['access-control-allow-origin']).toBeUndefined()
    const { headers } = await rh.app.inject({
      method: 'POST',
      url: '/api/candidato/link',
      payload: { token: `${'A'.repeat(32)}.${'A'.repeat(22)}` },
    })
    expect(headers['set-cookie']).toBeUndefined()
    const texto = await rh.app.inject({
      method: 'POST',
      url: '/api/candidato/entrar',
      headers: { 'content-type': 'text/plain', origin: 'https://mau.example' },
      payload: '{}',
    })
    expect(texto.statusCode).toBe(400)
  })

  it('asks for agreement before it tells or takes anything, and records it', async () => {
    const { id, cpf } = await rascunho()
    const pessoa = await entrar(await novoLink(id), cpf)
    expect(await pessoa.call('GET /api/candidato/ficha')).toMatchObject({
      consentiuEm: null,
      primeiroNome: null,
      respostas: [],
      documentos: [],
      aviso: { versao: avisoDoCandidato.versao, titulo: avisoDoCandidato.titulo },
    })
    expect((await responder(pessoa, 'pessoais', 'mae', 'Maria')).status).toBe(403)
    await pessoa.call('POST /api/candidato/consentir', { body: { versao: 1 } })
    const guardado = await rh.db
      .selectFrom('candidatoConsentimento as co')
      .innerJoin('candidatoLink as l', 'l.id', 'co.linkId')
      .select(['co.versao', 'co.texto', 'co.em', 'co.enderecoHash'])
      .where('l.processoId', '=', id)
      .executeTakeFirstOrThrow()
    expect(guardado).toMatchObject({ versao: 1, em: '2026-11-21T01:00:00.000Z' })
    expect(guardado.texto).toContain(avisoDoCandidato.paragrafos[0])
    expect(guardado.enderecoHash).toHaveLength(32)
    await expect(rh.db.updateTable('candidatoConsentimento').set({ versao: 2 }).execute()).rejects.toThrow(
      'somente acréscimos',
    )
    expect((await pedidoDe(id)).link?.consentimento).toMatchObject({ versao: 1 })
  })

  it('leaves nothing of the person in the log, nor of the link or of the entry', async () => {
    const { id, cpf, token, pessoa } = await dentro()
    await responder(pessoa, 'pessoais', 'mae', 'Genoveva de Sousa')
    await responder(pessoa, 'pessoais', 'cpf', cpf)
    await pessoa.try('GET /api/candidato/miniatura/:id', { params: { id: 999_999 } })
    await pedidoDe(id)
    const escrito = rh.log.join('\n')
    expect(escrito).toContain('/api/candidato/resposta')
    for (const segredo of [cpf, NASCIMENTO, token, String(pessoa.token), 'Genoveva', 'Antônia', 'Gonçalves'])
      expect(escrito).not.toContain(segredo)
  })

  it('tells nothing of the company, the pay, the client or other people', async () => {
    const autor = await rascunhoCompleto(operacional, { pessoa: { nome: 'Joana Prado' } })
    const { dados, posto } = await registroDe(autor.id)
    const pessoa = await entrar(await novoLink(autor.id), cpfDe(dados))
    await pessoa.call('POST /api/candidato/consentir', { body: { versao: 1 } })
    const texto = JSON.stringify(await pessoa.call('GET /api/candidato/ficha'))
    expect(texto).toContain('Joana')
    for (const alheio of [posto?.cliente, posto?.contrato, posto?.local, posto?.cargo])
      expect(texto).not.toContain(alheio)
    expect(texto).not.toMatch(/salario|vaga|uniforme|escalaVt|solicitante|fundamento|cpf"/i)
  })

  it('ends after two hours, and when it is used of another link', async () => {
    const { pessoa, token, cpf } = await dentro()
    rh.clock.irPara('2026-11-21T03:00:01Z')
    expect(await pessoa.try('GET /api/candidato/ficha')).toMatchObject({
      status: 401,
      body: { mensagem: 'Precisamos confirmar de novo que é você.' },
    })
    const outra = await entrar(token, cpf)
    expect((await outra.try('GET /api/candidato/ficha')).status).toBe(200)
    rh.clock.irPara(AGORA)
  })

  it.each([
    [
      'revoked',
      async ({ id }: Rascunho) =>
        void (await operacional.call('POST /api/admissao/candidato/revogar', { body: { id } })),
    ],
    ['replaced', async ({ id }: Rascunho) => void (await novoLink(id))],
    [
      'given up with its draft',
      async ({ id }: Rascunho) => {
        const { versao } = await registroDe(id)
        await operacional.call('POST /api/admissao/status', {
          body: { id, versao, transicao: 'desistir', motivo: 'Desistiu da vaga' },
        })
      },
    ],
    ['out of time', async () => rh.clock.irPara(noiteDe('2026-11-28'))],
    [
      'about somebody else',
      async ({ id }: Rascunho) => {
        const { versao, dados } = await registroDe(id)
        const outra = { ...dados.pessoais, cpf: novoCpf() }
        await operacional.call('PUT /api/admissao/editar', {
          body: { id, versao, etapa: 'pessoais', dados: outra },
        })
      },
    ],
  ])('ends in the middle when its link is %s', async (_, acabar) => {
    const { pessoa, token, ...feito } = await dentro()
    expect((await responder(pessoa, 'pessoais', 'mae', 'Maria de Sousa')).status).toBe(200)
    await acabar(feito)
    expect((await pessoa.try('GET /api/candidato/ficha')).status).toBe(401)
    expect((await responder(pessoa, 'pessoais', 'pai', 'João')).status).toBe(401)
    const arquivo = await foto()
    expect(
      (await pessoa.try('POST /api/candidato/documento', { query: { tipoId: 1 }, arquivo })).status,
    ).toBe(401)
    expect((await deLonge('/api/candidato/link', { token })).status).toBe(404)
    expect((await deLonge('/api/candidato/entrar', respostas(token, feito.cpf))).status).toBe(404)
    rh.clock.irPara(AGORA)
  })

  it('closes when the draft is sent, and takes no more answers', async () => {
    const { id, versao } = await rascunhoCompleto(operacional)
    const cpf = cpfDe((await registroDe(id)).dados)
    const token = await novoLink(id)
    const pessoa = await entrar(token, cpf)
    await operacional.call('POST /api/admissao/status', {
      body: { id, versao, transicao: 'enviar', alertasAceitos: ['anexos_faltando'] },
    })
    expect((await pessoa.try('GET /api/candidato/ficha')).status).toBe(401)
    const { revogadoEm } = await rh.db
      .selectFrom('candidatoLink')
      .select('revogadoEm')
      .where('processoId', '=', id)
      .executeTakeFirstOrThrow()
    expect(revogadoEm).not.toBeNull()
    expect((await operacional.try('POST /api/admissao/candidato/link', { body: { id } })).status).toBe(409)
  })
})
