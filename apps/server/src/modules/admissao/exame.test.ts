import { describe, expect, it } from 'vitest'
import { enviada } from '../../test/admissoes.ts'
import { abrirPaineis, painel } from '../../test/paineis.ts'

const p = abrirPaineis()
const { comPareceres, obter } = p

describe('Sesmt', () => {
  const pedido = { clinica: 'Clínica Vida', solicitadoEm: '2026-11-20', marcadoPara: '2026-11-24' }

  it('asks a clinic for the exam; the detail stays with Sesmt and Rh', async () => {
    const { id, versao } = await comPareceres(1)
    const sesmt = await p.rh.as('sesmt')
    const registro = await sesmt.call('POST /api/admissao/exame', { body: { id, versao, dados: pedido } })
    expect(registro.eventos.at(-1)).toMatchObject({ tipo: 'ato', nome: 'solicitar_exame', motivo: null })
    const visto = await (await p.rh.as('cadastro')).call(painel('exame'), { params: { id } })
    expect(visto.pedido).toEqual({
      ...pedido,
      orientacao: null,
      solicitadoPor: registro.eventos.at(-1)?.autor?.nome,
    })
    expect(visto.clinicas).toContain('Clínica Vida')
    expect(JSON.stringify(await obter('coordenador.operacional', id))).not.toContain('Clínica Vida')
    const velha = await sesmt.try('POST /api/admissao/exame', { body: { id, versao, dados: pedido } })
    expect(velha).toMatchObject({ status: 409, body: { codigo: 'versao_antiga' } })
    const cadastro = await p.rh.as('cadastro')
    const alheia = await cadastro.try('POST /api/admissao/exame', { body: { id, versao, dados: pedido } })
    expect(alheia.status).toBe(403)
  })

  it.each([
    ['an appointment before the request', { marcadoPara: '2026-11-19' }, 'marcadoPara'],
    ['a request of tomorrow', { solicitadoEm: '2026-11-21' }, 'dados.solicitadoEm'],
    ['no clinic', { clinica: ' ' }, 'clinica'],
  ])('refuses %s', async (_, errado, campo) => {
    const { id, versao } = await comPareceres(1)
    const sesmt = await p.rh.as('sesmt')
    const resposta = await sesmt.try('POST /api/admissao/exame', {
      body: { id, versao, dados: { ...pedido, ...errado } },
    })
    expect(resposta.status).toBe(400)
    expect(JSON.stringify(resposta.body)).toContain(campo)
  })

  it.each(['devolver', 'reprovar'] as const)(
    'tells why it had to %s to Sesmt, Rh and the requester only',
    async (transicao) => {
      const { id, versao } = await comPareceres(1)
      const motivo = 'Pressão alta: precisa de cardiologista'
      const itens = [{ etapa: 'pessoais', campo: 'telefone', motivo: 'Avisar sobre a pressão' }]
      await (
        await p.rh.as('sesmt')
      ).call('POST /api/admissao/status', {
        body: { id, versao, transicao, motivo, ...(transicao === 'devolver' && { itens }) },
      })
      for (const quem of ['sesmt', 'cadastro', 'coordenador', 'coordenador.operacional']) {
        const evento = (await obter(quem, id)).eventos.at(-1)
        expect([quem, evento?.motivo, evento?.motivoReservado]).toEqual([quem, motivo, false])
      }
      for (const quem of ['vagas', 'almoxarifado']) {
        const registro = await obter(quem, id)
        expect(registro.eventos.at(-1)).toMatchObject({ motivo: null, motivoReservado: true })
        expect(JSON.stringify(registro)).not.toMatch(/press[ãa]o/i)
      }
      // A colleague who may continue the form, and asked for nothing, sees that there is a reason.
      await p.rh.db
        .updateTable('processo')
        .set({ solicitanteId: (eb) => eb.selectFrom('usuario').select('id').where('usuario', '=', 'vagas') })
        .where('id', '=', id)
        .execute()
      const colega = await obter('coordenador.operacional', id)
      expect(JSON.stringify(colega)).not.toMatch(/press[ãa]o/i)
      const { results } = await p.operacional.call('GET /api/admissao/rascunhos', {
        query: { porPagina: '100' },
      })
      const devolucoes = results.filter((r) => r.id === id).map((r) => r.devolucao?.motivo)
      expect(devolucoes).toEqual(transicao === 'devolver' ? ['Motivo reservado'] : [])
    },
  )

  it('keeps what Sesmt comments on its parecer as reserved as its detail', async () => {
    const { id, versao } = await comPareceres(1)
    await (
      await p.rh.as('sesmt')
    ).call('POST /api/admissao/parecer', {
      body: { id, versao, parecer: 'exame', decisao: 'em_analise', comentario: 'Aguarda eletrocardiograma' },
    })
    const exameDe = async (quem: string) => (await obter(quem, id)).pareceres.find((p) => p.nome === 'exame')
    expect(await exameDe('cadastro')).toMatchObject({ comentario: 'Aguarda eletrocardiograma' })
    expect(await exameDe('vagas')).toMatchObject({ comentario: null, motivoReservado: true })
    expect(JSON.stringify(await obter('vagas', id))).not.toContain('eletrocardiograma')
  })

  it('leaves the reasons of the other sectors open', async () => {
    const { id, versao } = await enviada(p.operacional)
    await (
      await p.rh.as('vagas')
    ).call('POST /api/admissao/status', {
      body: { id, versao, transicao: 'devolver', motivo: 'O posto fecha em dezembro' },
    })
    expect((await obter('almoxarifado', id)).eventos.at(-1)).toMatchObject({
      motivo: 'O posto fecha em dezembro',
      motivoReservado: false,
    })
  })
})
