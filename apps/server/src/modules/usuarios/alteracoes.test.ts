import { describe, expect, it } from 'vitest'
import { createTestApp, senhaDemo } from '../../test/harness.ts'
import { abrirUsuarios, novo, SENHA } from '../../test/usuarios.ts'
import { problemasDaTrilha } from '../../test/trilha.ts'

const u = abrirUsuarios()
const { criar, idDe, trilhaDe, usarCodigo } = u

describe('GET /api/usuarios/alteracoes/:id', () => {
  it('tells every change in words, with who made it', async () => {
    const { id, codigo, usuario } = await criar({ nome: 'Rosa Mística' })
    await usarCodigo(usuario, codigo)
    await u.admin.call('PUT /api/usuarios/grupos', { body: { id, versao: 1, grupos: ['Rescisao'] } })
    await u.admin.call('POST /api/usuarios/liberar', {
      body: { id, ate: '2026-11-21T11:00:00Z', motivo: 'Plantão de hoje' },
    })
    await u.admin.call('POST /api/usuarios/encerrar-sessoes', { body: { id } })
    await u.admin.call('POST /api/usuarios/desativar', { body: { id, versao: 2, motivo: 'Saiu da empresa' } })
    const { results, total } = await u.admin.call('GET /api/usuarios/alteracoes/:id', {
      params: { id: String(id) },
      query: {},
    })
    expect(results.map(({ titulo, autor }) => [titulo, autor])).toEqual([
      ['Usuário desativado · Liberação revogada', 'Helena Vasconcelos'],
      ['Sessões encerradas', 'Helena Vasconcelos'],
      ['Acesso liberado fora do horário', 'Helena Vasconcelos'],
      ['Grupos alterados', 'Helena Vasconcelos'],
      ['Código de acesso usado · Senha trocada', 'Rosa Mística'],
      ['Usuário criado', 'Helena Vasconcelos'],
    ])
    expect(total).toBe(6)
    expect(results[3]?.linhas).toEqual([
      { campo: 'Grupo', de: 'Cadastro', para: null },
      { campo: 'Grupo', de: null, para: 'Rescisao' },
    ])
    expect(results[2]?.linhas).toEqual([
      { campo: 'Até', de: null, para: '21/11/2026, 08:00' },
      { campo: 'Motivo', de: null, para: 'Plantão de hoje' },
    ])
  })

  it('is empty of secrets, as are the log and what is kept against repeats', async () => {
    await using claro = await createTestApp({ LOG_NIVEL: 'trace' })
    const client = await claro.as('administrador')
    await client.call('POST /api/auth/confirmar', { body: { senha: senhaDemo } })
    const body = novo()
    const { id, codigo } = await client.call('POST /api/usuarios/novo', { body, chave: 'novo-usuario-2' })
    await claro.anonimo.call('POST /api/auth/codigo', {
      body: { usuario: body.usuario, codigo, senha: SENHA },
    })
    const outro = await client.call('POST /api/usuarios/codigo', { body: { id }, chave: 'novo-codigo-2' })
    const [trilha, guardadas] = await Promise.all([
      claro.db.selectFrom('auditoria').select('mudancas').where('entidade', '=', 'usuario').execute(),
      claro.db.selectFrom('idempotencia').selectAll().execute(),
    ])
    const tudo = JSON.stringify([trilha, guardadas, claro.log])
    for (const segredo of [codigo, outro.codigo].flatMap((c) => [c, c.replaceAll('-', '')]).concat(SENHA))
      expect(tudo).not.toContain(segredo)
    expect(tudo).not.toContain('$argon2id')
    expect(guardadas.map(({ chave }) => chave)).toEqual(['novo-usuario-2'])
    expect(claro.log.length).toBeGreaterThan(0)
  })

  it('is signed for every write of the administrator', async () => {
    const { id, body } = await criar()
    const eu = await idDe('administrador')
    const trilha = await trilhaDe(id)
    expect(trilha.length).toBeGreaterThan(body.horarios.length)
    expect(trilha.every(({ usuarioId }) => usuarioId === eu)).toBe(true)
    expect(await problemasDaTrilha(u.rh.db)).toEqual([])
  })
})
