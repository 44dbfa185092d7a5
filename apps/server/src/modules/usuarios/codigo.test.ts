import { describe, expect, it } from 'vitest'
import { modelosDeHorario } from '@rh/domain/usuarios/horarios'
import { AGORA } from '../../test/clock.ts'
import { abrirUsuarios, SENHA } from '../../test/usuarios.ts'

const u = abrirUsuarios()
const { criar, me, obter, pessoaPronta, usarCodigo } = u

describe('POST /api/auth/codigo', () => {
  it('lets the person choose a password and come in, once', async () => {
    const { id, usuario, codigo } = await criar()
    expect(
      (await usarCodigo(usuario.toUpperCase(), ` ${codigo.toLowerCase().replaceAll('-', ' ')} `)).status,
    ).toBe(200)
    expect(await usarCodigo(usuario, codigo)).toMatchObject({
      status: 401,
      body: { codigo: 'credenciais', mensagem: 'Usuário ou código incorretos, ou código vencido.' },
    })
    const entrar = await u.rh.anonimo.try('POST /api/auth/login', { body: { usuario, senha: SENHA } })
    expect(entrar.status).toBe(200)
    expect(await obter(id)).toMatchObject({ primeiroAcesso: false, codigo: null, versao: 1 })
  })

  it('answers a wrong person, a wrong code, an old one and a cancelled one alike', async () => {
    const { id, usuario, codigo } = await criar()
    const outra = await criar()
    const semId = ({ status, body }: Awaited<ReturnType<typeof usarCodigo>>) => ({
      status,
      ...body,
      requisicao: '',
    })
    const esperada = semId(await usarCodigo('ninguem.com.este.nome', codigo))
    expect(esperada).toMatchObject({ status: 401 })
    expect(semId(await usarCodigo(usuario, outra.codigo))).toEqual(esperada)
    expect(semId(await usarCodigo('gestor', codigo))).toEqual(esperada)
    const segundo = await u.admin.call('POST /api/usuarios/codigo', { body: { id } })
    expect(semId(await usarCodigo(usuario, codigo))).toEqual(esperada)
    u.rh.clock.irPara(segundo.expiraEm)
    expect(semId(await usarCodigo(usuario, segundo.codigo))).toEqual(esperada)
    u.rh.clock.irPara(AGORA)
  })

  it('refuses a password that is easy to guess, and lets the code be used afterwards', async () => {
    const { usuario, codigo, body } = await criar({ nome: 'Florisbela Tamanduá' })
    for (const senha of ['curta', 'senha123456', 'aaaaaaaaaaaa', 'florisbela1', `${body.usuario}99`])
      expect(await usarCodigo(usuario, codigo, senha), senha).toMatchObject({
        status: 400,
        body: { campos: { senha: expect.any(String) } },
      })
    expect((await usarCodigo(usuario, codigo)).status).toBe(200)
  })

  it('counts outside the hours too, without a session', async () => {
    const { usuario, codigo } = await criar({ horarios: modelosDeHorario.comercial.horarios.slice(0, 1) })
    expect(await usarCodigo(usuario, codigo)).toMatchObject({ status: 200, body: { sessao: null } })
    const entrar = await u.rh.anonimo.try('POST /api/auth/login', { body: { usuario, senha: SENHA } })
    expect(entrar).toMatchObject({ status: 403, body: { codigo: 'fora_do_horario' } })
  })

  it('slows down who guesses, as the login does', async () => {
    const { usuario, codigo } = await criar()
    const tentar = (chute: string, remoteAddress: string) =>
      u.rh.app.inject({
        method: 'POST',
        url: '/api/auth/codigo',
        payload: { usuario, codigo: chute, senha: SENHA },
        remoteAddress,
      })
    for (let i = 0; i < 6; i += 1) await tentar('2222-3333-4444', '10.7.7.7')
    expect((await tentar(codigo, '10.7.7.7')).statusCode).toBe(429)
    expect((await tentar(codigo, '10.7.7.8')).statusCode).toBe(200)
  })

  it('is used once, however many send it at the same moment', async () => {
    const { usuario, codigo } = await criar()
    const respostas = await Promise.all([1, 2, 3].map(() => usarCodigo(usuario, codigo)))
    expect(respostas.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(respostas.filter(({ status }) => status === 401)).toHaveLength(2)
  })
})

describe('POST /api/usuarios/codigo', () => {
  it('resets the password of a person, whose sessions end when the code is used, and not before', async () => {
    const { id, usuario, client } = await pessoaPronta()
    const { codigo } = await u.admin.call('POST /api/usuarios/codigo', { body: { id } })
    expect(await me(client)).toBe(200)
    expect((await usarCodigo(usuario, codigo, 'outra frase bem comprida')).status).toBe(200)
    expect(await me(client)).toBe(401)
    const velha = await u.rh.anonimo.try('POST /api/auth/login', { body: { usuario, senha: SENHA } })
    expect(velha.status).toBe(401)
  })

  it('asks for the password again, and makes none for a closed account', async () => {
    const semConfirmar = await u.rh.as('administrador')
    const { id } = await criar()
    expect(await semConfirmar.try('POST /api/usuarios/codigo', { body: { id } })).toMatchObject({
      status: 403,
      body: { codigo: 'confirmar_senha' },
    })
    await u.admin.call('POST /api/usuarios/desativar', { body: { id, versao: 1, motivo: 'Saiu da empresa' } })
    expect((await u.admin.try('POST /api/usuarios/codigo', { body: { id } })).status).toBe(409)
    expect((await u.admin.try('POST /api/usuarios/codigo', { body: { id: 999_999 } })).status).toBe(404)
  })
})
