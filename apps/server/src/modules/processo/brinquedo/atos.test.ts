import { describe, expect, it } from 'vitest'
import { gruposDaVez } from '@rh/domain/processo/vez'
import { brinquedo } from '../../../test/brinquedo.ts'
import { abrirLoja, recusa } from '../../../test/loja.ts'

const l = abrirLoja()

/** A toy that was calculated, in the hands of who checks, paints and boxes. */
async function emConferencia(dados: object = { cor: 'verde' }): Promise<number> {
  const { id } = await l.abrir(dados)
  await l.dar(id, l.calculista(), 'calculo')
  return id
}

describe('an act that writes the form', () => {
  it('changes its fields and no other, says why, and keeps what they were', async () => {
    const id = await emConferencia()
    const depois = await l.agir(id, l.calculista(), 'pintar', {
      dados: { cor: 'azul', dia: '2027-01-01' },
      motivo: 'Acabou a tinta',
    })
    expect(depois).toMatchObject({ status: 'em_conferencia', dados: { cor: 'azul' } })
    expect(depois).not.toHaveProperty('dados.dia')
    expect(depois.eventos.at(-1)).toMatchObject({
      tipo: 'ato',
      nome: 'pintar',
      motivo: 'Acabou a tinta',
      mudancas: [{ campo: 'cor', de: 'verde', para: 'azul' }],
    })
    expect(depois).toMatchObject({ versoes: [{ dados: { cor: 'verde' }, motivo: 'Acabou a tinta' }] })
  })

  it('asks for its reason, its checks and the version that was seen', async () => {
    const id = await emConferencia()
    expect(await recusa(l.agir(id, l.calculista(), 'pintar', { dados: { cor: 'azul' } }))).toMatchObject({
      codigo: 'validacao',
    })
    const semCor = { dados: { cor: null }, motivo: 'Sem tinta' }
    expect(await recusa(l.agir(id, l.calculista(), 'pintar', semCor))).toMatchObject({ codigo: 'pendencias' })
    const velha = { versao: 1, dados: { cor: 'azul' }, motivo: 'Sem tinta' }
    expect(await recusa(l.agir(id, l.calculista(), 'pintar', velha))).toMatchObject({
      codigo: 'versao_antiga',
    })
    expect(await l.obter(id, l.gestor())).toMatchObject({ dados: { cor: 'verde' } })
  })

  it('is of the sectors whose parecer was asked, and not of one that was waived', async () => {
    const id = await emConferencia()
    expect(await l.obter(id, l.almoxarife())).toMatchObject({ atos: [] })
    const pintado = { dados: { cor: 'azul' }, motivo: 'Acabou a tinta' }
    expect(await recusa(l.agir(id, l.almoxarife(), 'pintar', pintado))).toMatchObject({
      codigo: 'sem_permissao',
    })
    await l.mover(id, l.coordenador(), 'cancelar')
    l.loja.colorido = true
    const outro = await emConferencia()
    expect(await l.obter(outro, l.almoxarife())).toMatchObject({ atos: ['pintar'] })
  })

  it('may be all of the form, by the call that corrects it', async () => {
    const id = await emConferencia()
    const { versao } = await l.ler(id)
    const dados = { cor: 'verde', dia: '2027-01-01' }
    expect(await recusa(l.chamar('PUT /editar', l.gestor(), { body: { id, versao, dados } }))).toMatchObject({
      codigo: 'transicao_invalida',
    })
    const refeito = await l.registroDe('PUT /editar', l.calculista(), { body: { id, versao, dados } })
    expect(refeito).toMatchObject({ dados: { dia: '2027-01-01' } })
    expect(refeito.eventos.at(-1)).toMatchObject({ nome: 'refazer' })
  })
})

describe('a move', () => {
  const pronto = async () => {
    const id = await emConferencia()
    await l.dar(id, l.conferente(), 'conferencia')
    return id
  }

  it('for which the process waits for nobody is no turn', async () => {
    const id = await pronto()
    const registro = await l.ler(id)
    expect(gruposDaVez(brinquedo, registro)).not.toContain('Vagas')
    expect(await recusa(l.mover(id, l.almoxarife(), 'aposentar'))).toMatchObject({ codigo: 'sem_permissao' })
  })

  it('of whoever asked is nobody else’s', async () => {
    const id = await pronto()
    expect(await recusa(l.mover(id, l.pessoa(1, 'Gestor'), 'desistir'))).toMatchObject({
      codigo: 'sem_permissao',
    })
    expect(await l.mover(id, l.gestor(), 'desistir')).toMatchObject({ status: 'cancelado' })
  })
})
