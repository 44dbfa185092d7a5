import { describe, expect, it } from 'vitest'
import { admissao } from '../processos/admissao/admissao.ts'
import { demissao } from '../processos/demissao/demissao.ts'
import { ferias } from '../processos/ferias/ferias.ts'
import { remanejamento } from '../processos/remanejamento/remanejamento.ts'
import { processoDe, tiposDeclarados } from '../processos/processos.ts'
import type { Grupo } from '../setores/grupos.ts'
import { aFazerDe } from './fazer.ts'
import { gruposDaVez, type Decisao } from './vez.ts'

const dadas = (...nomes: string[]): Record<string, Decisao> =>
  Object.fromEntries(nomes.map((nome) => [nome, 'aprovado']))
const quem = (id: number, ...grupos: Grupo[]) => ({ id, grupos })
const andamento = (status: string, pareceres: Record<string, Decisao> = {}, mais: object = {}) => ({
  status,
  pareceres,
  solicitanteId: 1,
  ...mais,
})

describe('the act that is due', () => {
  it('is the parecer of the own sector, in the infinitive', () => {
    const em = andamento('em_analise', dadas('vaga'))
    expect(aFazerDe(admissao, em, quem(2, 'Cadastro'))).toMatchObject({
      meu: true,
      tipo: 'parecer',
      nome: 'documentos',
      rotulo: 'Conferir documentos',
    })
    expect(aFazerDe(admissao, em, quem(2, 'Sesmt'))).toMatchObject({ meu: true, rotulo: 'Registrar exame' })
  })

  it('is the next move once the stage is complete', () => {
    const em = andamento('em_analise', dadas('vaga', 'exame', 'documentos'))
    expect(aFazerDe(admissao, em, quem(2, 'Coordenador'))).toMatchObject({
      meu: true,
      tipo: 'transicao',
      nome: 'aprovar',
      rotulo: 'Aprovar',
    })
    expect(aFazerDe(admissao, andamento('aprovada'), quem(2, 'Cadastro'))).toMatchObject({
      rotulo: 'Efetivar',
    })
  })

  it('is told of others where it is not one’s own turn, with who is waited for', () => {
    expect(aFazerDe(admissao, andamento('em_analise', dadas('vaga')), quem(9, 'Comercial'))).toMatchObject({
      meu: false,
      nome: 'exame',
      quem: ['Sesmt'],
    })
  })

  it('is told of others as what the end waits for, though somebody else may go on meanwhile', () => {
    const tudo = dadas('vaga', 'exame', 'documentos', 'uniforme')
    const gestor = quem(1, 'Gestor')
    expect(aFazerDe(admissao, andamento('efetivada', tudo), gestor)).toMatchObject({
      meu: false,
      nome: 'entrega',
      quem: ['Almoxarifado', 'Administrador'],
    })
    const entregue = { ...tudo, ...dadas('entrega') }
    expect(aFazerDe(admissao, andamento('efetivada', entregue), gestor)).toMatchObject({ nome: 'finalizar' })
    const rescisao = quem(2, 'Rescisao')
    expect(aFazerDe(admissao, andamento('efetivada', tudo), rescisao)).toMatchObject({ nome: 'finalizar' })
  })

  it('is what a move asks for until its check holds; then it waits for the others, and is the move itself', () => {
    const tudo = dadas('vaga', 'exame', 'documentos', 'uniforme')
    const cadastro = quem(2, 'Cadastro')
    const feitos = ['documentos_assinados']
    const em = (pareceres: Record<string, Decisao>, mais: object = {}) =>
      aFazerDe(admissao, andamento('efetivada', pareceres, mais), cadastro)
    expect(em(tudo)).toMatchObject({ meu: true, rotulo: 'Anexar contrato' })
    expect(em(tudo, { feitos })).toMatchObject({ meu: false, nome: 'entrega' })
    const entregue = { ...tudo, ...dadas('entrega') }
    expect(em(entregue)).toMatchObject({ meu: true, rotulo: 'Anexar contrato' })
    expect(em(entregue, { feitos })).toMatchObject({ meu: true, rotulo: 'Finalizar' })
    expect(gruposDaVez(admissao, andamento('efetivada', tudo, { feitos }))).toEqual([
      'Almoxarifado',
      'Administrador',
    ])
  })

  it('is a paper that is missing, though the day of what comes next is set', () => {
    const rh = quem(2, 'Cadastro')
    const [naVolta, noInicio] = [
      (mais: object) => aFazerDe(remanejamento, andamento('efetivado', {}, { agendado: true, ...mais }), rh),
      (mais: object) =>
        aFazerDe(ferias, andamento('aprovada', dadas('pagamento'), { agendado: true, ...mais }), rh),
    ]
    expect(naVolta({})).toMatchObject({ meu: true, rotulo: 'Anexar termo' })
    expect(naVolta({ feitos: ['termo_assinado'] })).toBeNull()
    expect(noInicio({})).toMatchObject({ meu: true, rotulo: 'Anexar aviso' })
    expect(noInicio({ feitos: ['aviso_assinado'] })).toBeNull()
    // Somebody of another sector is told of it, and does nothing.
    const gestor = quem(3, 'Gestor')
    expect(aFazerDe(ferias, andamento('aprovada', {}, { agendado: true }), gestor)).toMatchObject({
      meu: false,
    })
  })

  it('is the requester’s alone while they have the form', () => {
    const devolvida = andamento('devolvida')
    expect(aFazerDe(admissao, devolvida, quem(1, 'Gestor'))).toMatchObject({
      meu: true,
      rotulo: 'Corrigir e reenviar',
    })
    expect(aFazerDe(admissao, devolvida, quem(2, 'Gestor'))).toMatchObject({
      meu: false,
      doSolicitante: true,
    })
  })

  it('is not one’s own against the four eyes', () => {
    const em = andamento('em_analise', dadas('vaga', 'exame', 'documentos'), { maos: [2] })
    expect(aFazerDe(admissao, em, quem(2, 'Coordenador'))).toMatchObject({ meu: false, nome: 'aprovar' })
    const falou = andamento('em_analise', dadas('vaga', 'exame', 'documentos'), {
      autores: { documentos: 2 },
    })
    expect(aFazerDe(admissao, falou, quem(2, 'Coordenador', 'Cadastro'))).toMatchObject({ meu: false })
  })

  it('is nobody’s any more once decided, though it can still be undone', () => {
    const ana = quem(2, 'Cadastro', 'Sesmt')
    const bia = quem(3, 'Cadastro', 'Sesmt')
    const com = (espera: object) =>
      andamento('em_analise', dadas('vaga'), {
        emEspera: [{ usuarioId: ana.id, parecer: null, transicao: null, ...espera }],
      })
    const dada = com({ parecer: 'documentos' })
    expect(aFazerDe(admissao, dada, ana)).toMatchObject({ meu: false })
    // Somebody else is asked for the next one of theirs, and other sectors as before.
    expect(aFazerDe(admissao, dada, bia)).toMatchObject({ meu: true, nome: 'exame' })
    expect(aFazerDe(admissao, dada, quem(4, 'Cadastro'))).toMatchObject({ meu: false })
    expect(aFazerDe(admissao, dada, quem(4, 'Sesmt'))).toMatchObject({ meu: true, nome: 'exame' })
    const devolvida = com({ transicao: 'devolver' })
    expect(aFazerDe(admissao, devolvida, ana)).toMatchObject({ meu: false })
    expect(aFazerDe(admissao, devolvida, quem(4, 'Sesmt'))).toMatchObject({ meu: false })
  })

  it('is none for what has ended or is left for its day', () => {
    expect(aFazerDe(admissao, andamento('finalizada'), quem(2, 'Cadastro'))).toBeNull()
    const marcada = andamento('aprovada', dadas('uniforme'), { agendado: true })
    expect(aFazerDe(admissao, marcada, quem(2, 'Cadastro'))).toBeNull()
    const emAviso = andamento('em_aviso', dadas('exame', 'devolucoes'), { agendado: true })
    expect(aFazerDe(demissao, emAviso, quem(2, 'Cadastro'))).toBeNull()
  })

  it.each(tiposDeclarados)('of %s is said in few words, each beginning with a verb', (tipo) => {
    const pareceres = processoDe(tipo)?.pareceres ?? {}
    for (const { pede } of Object.values(pareceres))
      expect(pede).toMatch(/^[A-Z][a-z]+(?:ar|er|ir)\b.{0,20}$/)
  })
})
