import { randomUUID } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { sweepFiles } from '../../arquivos/sweep.ts'
import type { Carta } from '../../email/correio.ts'
import { abrirMensagens, vazia } from '../../test/mensagens.ts'
import { avisarPorEmail } from '../notificacoes/avisar-por-email.ts'
import { reterMensagens } from './reter.ts'

const m = abrirMensagens()
const { a, arquivo, de, enviar, textos } = m

describe('what leaves the system', () => {
  it('is a copy by e-mail where its author asked for it, and never what it points at', async () => {
    const cartas: Carta[] = []
    Object.assign(m.rh.deps, {
      correio: { origem: 'https://rh.exemplo', enviar: async (carta: Carta) => void cartas.push(carta) },
    })
    const { email } = await de('gestor').call('GET /api/conta/perfil')
    const passar = async () => {
      m.rh.clock.irPara(m.rh.clock.agora().add({ minutes: 11 }).toString())
      await avisarPorEmail.executar(m.rh.deps)
      return cartas.splice(0).find(({ para }) => para.email === email)
    }
    await sql`update notificacao set lida_em = now() where lida_em is null`.execute(m.rh.db)
    const { id: vinculo } = await m.rh.db.selectFrom('vinculo').select('id').executeTakeFirstOrThrow()
    const { id } = await enviar('cadastro', [a('gestor')], { assunto: 'Sigilosa', texto: 'nada disto sai' })
    const calada = await passar()
    expect(calada?.assunto).toBe('Há uma mensagem interna para você')
    expect(calada?.texto).toContain(`/mensagens/${id}`)
    expect(calada?.texto).not.toMatch(/Sigilosa|nada disto/)
    const { rows } = await sql<{ nome: string }>`
      select p.nome from pessoa p join vinculo v on v.pessoa_id = p.id where v.id = ${vinculo}`.execute(
      m.rh.db,
    )
    await enviar('cadastro', [a('gestor')], {
      assunto: 'Recesso',
      texto: 'O recesso começa dia 24.',
      porEmail: true,
      referencia: { tipo: 'colaborador', id: vinculo },
    })
    const copia = await passar()
    expect(copia?.assunto).toMatch(/^Mensagem de .+: Recesso$/)
    expect(copia?.texto).toContain('O recesso começa dia 24.')
    expect(copia?.texto).not.toContain(rows[0]?.nome ?? '?')
    // Who wants no such e-mail gets none.
    const { ajustes } = await de('gestor').call('GET /api/notificacoes/ajustes')
    await de('gestor').call('PUT /api/notificacoes/ajustes', {
      body: { ...ajustes, email: { ...ajustes.email, citacao: false } },
    })
    await enviar('cadastro', [a('gestor')], { porEmail: true })
    expect(await passar()).toBeUndefined()
    await de('gestor').call('PUT /api/notificacoes/ajustes', { body: ajustes })
  })

  it('is a pack of all that the person was sent, sent and began to write', async () => {
    await enviar('cadastro', [a('comercial')], { assunto: 'Proposta', texto: 'prazo na sexta' })
    await enviar('cadastro', [a('vagas')], { texto: 'de outra pessoa' })
    await de('comercial').call('PUT /api/mail/rascunho/:id', {
      params: { id: randomUUID() },
      body: { ...vazia, versao: 0, texto: 'por terminar' },
    })
    const pacote: Blob = await de('comercial').call('GET /api/mail/exportar')
    const arquivos = unzipSync(new Uint8Array(await pacote.arrayBuffer()))
    const parte = (nome: string) => strFromU8(arquivos[nome] ?? new Uint8Array())
    expect(parte('mensagens.txt')).toContain('== Proposta ==')
    expect(parte('mensagens.txt')).not.toContain('de outra pessoa')
    const json = JSON.parse(parte('mensagens.json')) as { texto: string }[]
    expect(json.map(({ texto }) => texto)).toContain('prazo na sexta')
    expect(parte('rascunhos.json')).toContain('por terminar')
  })

  it('ends when nothing was said under a subject for as long as the company keeps it, files and all', async () => {
    const anexo = await arquivo('vagas', 'velho.csv')
    const { id } = await enviar('vagas', [a('comercial')], { anexos: [anexo.id] })
    const viva = await enviar('vagas', [a('comercial')])
    await sql`update correspondencia set ultima_em = ultima_em - interval '61 months' where id = ${id}`.execute(
      m.rh.db,
    )
    await sql`update arquivo set enviado_em = enviado_em - interval '61 months' where id = ${anexo.id}`.execute(
      m.rh.db,
    )
    await reterMensagens.executar(m.rh.deps)
    expect((await de('comercial').try('GET /api/mail/details', { query: { id } })).status).toBe(404)
    expect(await textos('comercial', viva.id)).toEqual(['Texto'])
    await sweepFiles.executar(m.rh.deps)
    const { rows } = await sql`select from arquivo where id = ${anexo.id}::uuid`.execute(m.rh.db)
    expect(rows).toHaveLength(0)
    const { saber } = await de('comercial').call('GET /api/notificacoes/entradas')
    expect(saber.map(({ correspondenciaId }) => correspondenciaId)).not.toContain(id)
  })
})
