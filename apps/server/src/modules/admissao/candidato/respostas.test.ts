import { afterAll, describe, expect, it } from 'vitest'
import { abrirCandidatos, responder } from '../../../test/candidatos.ts'

const { rh, operacional, dentro, pedidoDe, registroDe } = await abrirCandidatos()
afterAll(() => rh[Symbol.asyncDispose]())

describe('an answer', () => {
  it('waits beside the draft, comes once however often it is sent, and goes in by acceptance with its history', async () => {
    const { id, versao, pessoa } = await dentro()
    const mae = await responder(pessoa, 'pessoais', 'mae', '  Maria Gonçalves ')
    expect(mae).toMatchObject({ status: 200, body: { valor: 'Maria Gonçalves', versao: 1 } })
    // The reply was lost: the phone sends it again with what it knows.
    expect(await responder(pessoa, 'pessoais', 'mae', 'Maria Gonçalves')).toMatchObject({
      body: { versao: 1 },
    })
    expect(await responder(pessoa, 'pessoais', 'mae', 'Marta', 0)).toMatchObject({ status: 409 })
    expect(await responder(pessoa, 'pessoais', 'mae', 'Marta Gonçalves', 1)).toMatchObject({
      body: { versao: 2 },
    })
    await responder(pessoa, 'endereco', 'cep', '01310-100')
    await responder(pessoa, 'dependentes', 'lista', [
      { nome: 'Ana', parentesco: '03', nascimento: '2019-05-04' },
    ])
    expect((await registroDe(id)).dados.pessoais).not.toHaveProperty('mae')

    const { recebido } = await pedidoDe(id)
    expect(recebido.campos.map(({ campo, atual, doCandidato }) => ({ campo, atual, doCandidato }))).toEqual([
      { campo: 'mae', atual: null, doCandidato: 'Marta Gonçalves' },
      { campo: 'cep', atual: null, doCandidato: '01310100' },
      {
        campo: 'lista',
        atual: null,
        doCandidato: [{ nome: 'Ana', nascimento: '2019-05-04', parentesco: '03' }],
      },
    ])
    const campos = recebido.campos.map((campo) => ({ id: campo.id, versao: campo.versao }))
    const aceito = await operacional.call('POST /api/admissao/candidato/decidir', {
      body: { id, versao, decisao: 'aceitar', campos, arquivos: [] },
    })
    expect(aceito.pedido.recebido.campos).toEqual([])
    const { dados, eventos, versao: nova } = await registroDe(id)
    expect(nova).toBe(aceito.versao)
    expect(dados.pessoais['mae']).toBe('Marta Gonçalves')
    expect(dados.endereco['cep']).toBe('01310100')
    const aceitacoes = eventos.filter(({ motivo }) => motivo?.includes('pela própria pessoa'))
    expect(aceitacoes.map(({ nome }) => nome)).toEqual(
      expect.arrayContaining(['pessoais', 'endereco', 'dependentes']),
    )
    // What stood before is in the trail.
    const trilha = await rh.db
      .selectFrom('auditoria')
      .select('mudancas')
      .where('tabela', '=', 'candidato_campo')
      .where('registro', '=', id)
      .execute()
    expect(JSON.stringify(trilha)).toContain('Maria Gonçalves')
  })

  it('refuses an acceptance of what is no longer on the screen, and refuses without losing', async () => {
    const { id, versao, pessoa } = await dentro()
    await responder(pessoa, 'pessoais', 'pai', 'João')
    const [visto] = (await pedidoDe(id)).recebido.campos
    await responder(pessoa, 'pessoais', 'pai', 'José', 1)
    const corpo = (campos: readonly { id: number; versao: number }[], decisao: 'aceitar' | 'recusar') => ({
      body: { id, versao, decisao, campos: [...campos], arquivos: [] },
    })
    const velho = [{ id: visto?.id ?? 0, versao: 1 }]
    expect(
      await operacional.try('POST /api/admissao/candidato/decidir', corpo(velho, 'aceitar')),
    ).toMatchObject({
      status: 409,
      body: { mensagem: 'A pessoa mudou uma resposta enquanto você conferia.' },
    })
    const novo = [{ id: visto?.id ?? 0, versao: 2 }]
    await operacional.call('POST /api/admissao/candidato/decidir', corpo(novo, 'recusar'))
    expect((await registroDe(id)).dados.pessoais).not.toHaveProperty('pai')
    const guardada = await rh.db
      .selectFrom('candidatoCampo')
      .select(['valor', 'decisao'])
      .where('processoId', '=', id)
      .executeTakeFirst()
    expect(guardada).toEqual({ valor: 'José', decisao: 'recusado' })
    // The person insists: it waits again.
    await responder(pessoa, 'pessoais', 'pai', 'José Antônio', 2)
    expect((await pedidoDe(id)).recebido.campos).toHaveLength(1)
  })

  it('says who decided meanwhile, and does nothing of the rest', async () => {
    const { id, versao, pessoa } = await dentro()
    await responder(pessoa, 'pessoais', 'pai', 'João')
    await responder(pessoa, 'pessoais', 'mae', 'Marta')
    const [pai, mae] = (await pedidoDe(id)).recebido.campos.map((campo) => ({
      id: campo.id,
      versao: campo.versao,
    }))
    if (!pai || !mae) throw new Error('not received')
    const corpo = (campos: { id: number; versao: number }[], vista: number) => ({
      body: { id, versao: vista, decisao: 'aceitar' as const, campos, arquivos: [] },
    })
    const { versao: nova } = await operacional.call(
      'POST /api/admissao/candidato/decidir',
      corpo([pai], versao),
    )
    const depois = await operacional.try('POST /api/admissao/candidato/decidir', corpo([mae, pai], nova))
    expect(depois).toMatchObject({
      status: 409,
      body: {
        mensagem: expect.stringMatching(/ já aceitou esta resposta em \d\d\/\d\d\/\d{4}, às \d\d:\d\d\.$/),
      },
    })
    expect((await registroDe(id)).dados.pessoais).not.toHaveProperty('mae')
    expect((await pedidoDe(id)).recebido.campos.map(({ campo }) => campo)).toEqual(['mae'])
  })

  it('of another draft is nobody else’s to accept', async () => {
    const um = await dentro()
    const outro = await dentro()
    await responder(outro.pessoa, 'pessoais', 'mae', 'Outra Mãe')
    const [alheia] = (await pedidoDe(outro.id)).recebido.campos
    const { status } = await operacional.try('POST /api/admissao/candidato/decidir', {
      body: {
        id: um.id,
        versao: um.versao,
        decisao: 'aceitar',
        campos: [{ id: alheia?.id ?? 0, versao: 1 }],
        arquivos: [],
      },
    })
    expect(status).toBe(404)
  })

  it.each([
    ['pessoais', 'cpf', '52998224725'],
    ['pessoais', 'nascimento', '1980-01-01'],
    ['beneficios', 'escalaVtId', 1],
    ['beneficios', 'cestaBasica', true],
    ['pessoais', '__proto__', 'x'],
    ['pessoais', 'constructor', 'x'],
  ] as const)('to %s.%s is refused: it is not asked', async (etapa, campo, valor) => {
    const { id, pessoa } = await dentro()
    expect(await responder(pessoa, etapa, campo, valor)).toMatchObject({ status: 400 })
    expect((await pedidoDe(id)).recebido.campos).toEqual([])
  })

  it.each([
    ['a step that is not the person’s', { etapa: 'vaga', campo: 'salarioCentavos', valor: 1, versao: 0 }],
    ['an object', { etapa: 'pessoais', campo: 'mae', valor: { a: 1 }, versao: 0 }],
    ['a long text', { etapa: 'pessoais', campo: 'mae', valor: 'x'.repeat(1001), versao: 0 }],
    [
      'a line with an unknown column',
      { etapa: 'dependentes', campo: 'lista', valor: [{ salario: 1 }], versao: 0 },
    ],
    ['another key', { etapa: 'pessoais', campo: 'mae', valor: 'x', versao: 0, processoId: 1 }],
  ])('that is %s is refused', async (_, body) => {
    const { pessoa } = await dentro()
    const { status } = await pessoa.try('PUT /api/candidato/resposta', { body: body as never })
    expect(status).toBe(400)
  })

  it('tells Operacional once that the person is done', async () => {
    const { id, pessoa } = await dentro()
    const { concluidoEm } = await pessoa.call('POST /api/candidato/concluir')
    expect(await pessoa.call('POST /api/candidato/concluir')).toEqual({ concluidoEm })
    expect((await pedidoDe(id)).link).toMatchObject({ situacao: 'concluido', concluidoEm })
    const avisos = await rh.db
      .selectFrom('notificacao')
      .select('texto')
      .where('processoId', '=', id)
      .where('texto', 'like', '%terminou%')
      .execute()
    expect(avisos).toHaveLength(1)
  })
})
