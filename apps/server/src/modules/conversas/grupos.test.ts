import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { confirmado } from '../../test/admissoes.ts'
import { abrirConversas, type Login } from '../../test/conversas.ts'
import { fecharAcessosDoDia } from '../demissao/acessos.ts'

const chat = abrirConversas()
const { de, dizer, grupo, idDe, ler, naLista, textos } = chat

describe('a group', () => {
  it('is read from when one came in until one leaves', async () => {
    const id = await grupo('cadastro', 'Mutirão', 'gestor')
    const antes = await dizer('cadastro', id, 'Antes de Vagas')
    const incluir = (eu: Login, ...quem: Login[]) =>
      de(eu).try('POST /api/chat/participantes/:id', { params: { id }, body: { usuarioIds: quem.map(idDe) } })
    expect((await incluir('gestor', 'vagas')).status).toBe(403)
    expect((await incluir('cadastro', 'vagas', 'sesmt')).status).toBe(200)
    await dizer('cadastro', id, 'Com Vagas', { respostaA: antes.id })
    const daVagas = await ler('vagas', id)
    expect(daVagas.results.map(({ texto, fato }) => fato ?? texto)).toEqual([
      'incluiu',
      'incluiu',
      'Com Vagas',
    ])
    expect(daVagas.results.at(-1)?.resposta).toBeNull()
    expect(daVagas.maisAntes).toBe(false)
    expect(await de('vagas').try('GET /api/chat/mensagem/:id', { params: { id: antes.id } })).toMatchObject({
      status: 404,
    })
    expect((await de('vagas').call('GET /api/chat/busca', { query: { q: 'antes' } })).results).toEqual([])
    await de('cadastro').call('POST /api/chat/participantes/remover/:id', {
      params: { id },
      body: { usuarioId: idDe('vagas') },
    })
    await de('sesmt').call('POST /api/chat/sair/:id', { params: { id } })
    for (const fora of ['vagas', 'sesmt'] as const) {
      expect(await de(fora).try('GET /api/chat/mensagens/:id', { params: { id }, query: {} })).toMatchObject({
        status: 404,
      })
      expect(await naLista(fora, id)).toBeUndefined()
    }
    await incluir('cadastro', 'vagas')
    expect(await textos('vagas', id)).toEqual([])
    expect((await ler('gestor', id)).results.map(({ fato, texto }) => fato ?? texto)).toEqual([
      'criou',
      'Antes de Vagas',
      'incluiu',
      'incluiu',
      'Com Vagas',
      'removeu',
      'saiu',
      'incluiu',
    ])
  })

  it('is kept by somebody always, and renamed by who keeps it', async () => {
    const id = await grupo('cadastro', 'Escala', 'gestor', 'vagas')
    const { versao } = await de('gestor').call('GET /api/chat/:id', { params: { id } })
    const renomear = (eu: Login, de_: number) =>
      de(eu).try('PUT /api/chat/:id', { params: { id }, body: { versao: de_, nome: 'Escala de dezembro' } })
    expect((await renomear('gestor', versao)).status).toBe(403)
    expect(
      await de('cadastro').try('POST /api/chat/participantes/administrar/:id', {
        params: { id },
        body: { usuarioId: idDe('cadastro'), administra: false },
      }),
    ).toMatchObject({ status: 400 })
    expect((await renomear('cadastro', versao)).status).toBe(200)
    expect((await renomear('cadastro', versao)).status).toBe(409)
    await de('cadastro').call('POST /api/chat/sair/:id', { params: { id } })
    const { administra, nome } = await de('gestor').call('GET /api/chat/:id', { params: { id } })
    expect({ administra, nome }).toEqual({ administra: true, nome: 'Escala de dezembro' })
  })

  /** Opens an account again, with a session, once the test is over. */
  const reabrirDepois = (login: Login) =>
    onTestFinished(async () => {
      const aberta = {
        ativo: true,
        vinculoId: null,
        desativadoEm: null,
        desativadoPor: null,
        desativadoMotivo: null,
      }
      await chat.rh.db.updateTable('usuario').set(aberta).where('usuario', '=', login).execute()
      await chat.entrar(login)
    })
  const administra = async (eu: Login, id: number) =>
    (await de(eu).call('GET /api/chat/:id', { params: { id } })).administra

  it('is not kept by who uses the system no more', async () => {
    const id = await grupo('cadastro', 'Reforma', 'gestor', 'vagas', 'sesmt')
    const manter = (usuarioId: number, sim: boolean) =>
      de('cadastro').try('POST /api/chat/participantes/administrar/:id', {
        params: { id },
        body: { usuarioId, administra: sim },
      })
    expect((await manter(idDe('vagas'), true)).status).toBe(200)
    reabrirDepois('vagas')
    await chat.rh.db.updateTable('usuario').set({ ativo: false }).where('id', '=', idDe('vagas')).execute()
    expect((await manter(idDe('cadastro'), false)).status).toBe(400)
    await de('cadastro').call('POST /api/chat/sair/:id', { params: { id } })
    expect(await administra('gestor', id)).toBe(true)
    expect(await administra('sesmt', id)).toBe(false)
  })

  it('goes to another keeper when the account of the only one is closed', async () => {
    const admin = await confirmado(chat.rh, 'administrador')
    const aberta = await confirmado(chat.rh, 'comercial')
    const usuarioId = idDe('comercial')
    reabrirDepois('comercial')
    const novo = async (nome: string, ...outras: number[]) =>
      (await aberta.call('POST /api/chat', { body: { tipo: 'grupo', nome, usuarioIds: outras } })).id
    const id = await novo('Propostas', idDe('vagas'), idDe('gestor'))
    const mantido = await novo('Com dois', idDe('vagas'), idDe('gestor'))
    await aberta.call('POST /api/chat/participantes/administrar/:id', {
      params: { id: mantido },
      body: { usuarioId: idDe('vagas'), administra: true },
    })
    const versaoDe = async () =>
      (await admin.call('GET /api/usuarios/:id', { params: { id: String(usuarioId) } })).versao
    await admin.call('POST /api/usuarios/desativar', {
      body: { id: usuarioId, versao: await versaoDe(), motivo: 'Saiu da empresa' },
    })
    expect([await administra('vagas', id), await administra('gestor', id)]).toEqual([false, true])
    expect([await administra('vagas', mantido), await administra('gestor', mantido)]).toEqual([true, false])
    const fatos = (await ler('vagas', id)).results.filter(({ fato }) => fato === 'administra')
    expect(fatos).toHaveLength(1)
  })

  it('goes to another keeper, and to nobody twice, as the only one leaves the company', async () => {
    const id = await grupo('sesmt', 'Exames', 'vagas', 'gestor')
    reabrirDepois('sesmt')
    await sql`update usuario set vinculo_id = (
        select v.id from vinculo v where v.data_desligamento < '2026-11-01'
           and not exists (select from usuario x where x.vinculo_id = v.id) order by v.id limit 1)
      where usuario = 'sesmt'`.execute(chat.rh.db)
    await fecharAcessosDoDia.executar(chat.rh.deps)
    await fecharAcessosDoDia.executar(chat.rh.deps)
    expect([await administra('vagas', id), await administra('gestor', id)]).toEqual([false, true])
    expect((await ler('vagas', id)).results.filter(({ fato }) => fato === 'administra')).toHaveLength(1)
  })
})
