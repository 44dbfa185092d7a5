import { describe, expect, it } from 'vitest'
import { entregarKit } from '../../test/admissoes.ts'
import { abrirPaineis } from '../../test/paineis.ts'

const p = abrirPaineis()
const { aprovada, efetivar, obter } = p

/** What Cadastro is asked of an admission, by its record and by the list of what waits for them. */
const doCadastro = async (id: number, numero: string) => {
  const { aFazer } = await obter('cadastro', id)
  const { results } = await (
    await p.rh.as('cadastro')
  ).call('GET /api/admissao/listar', {
    query: { busca: numero, minhaVez: '1' },
  })
  expect(results.map((linha) => linha.aFazer)).toEqual(aFazer?.meu ? [aFazer] : [])
  return aFazer && { rotulo: aFazer.rotulo, meu: aFazer.meu }
}

describe('the end of an admission', () => {
  it('waits for whom something is still asked: the papers, the uniform, then the end itself', async () => {
    const { id, numero, versao } = await aprovada()
    const efetivada = await efetivar({ id, versao })
    const cadastro = await p.rh.as('cadastro')
    // Its papers came early.
    expect(await doCadastro(id, numero)).toEqual({ rotulo: 'Entregar uniforme', meu: false })
    const { colunas } = await cadastro.call('GET /api/admissao/quadro', { query: { busca: numero } })
    const cartoes = colunas.flatMap((coluna) => coluna.cartoes)
    expect(cartoes.map(({ aguardando }) => aguardando)).toEqual([['Almoxarifado', 'Administrador']])

    const { itens } = await cadastro.call('GET /api/admissao/anexos/:id', { params: { id } })
    const { tipoId = 0 } = itens.find((item) => item.exigido && item.momento === 'finalizacao') ?? {}
    // It was waived; now it came, and nobody has read it.
    const arquivo = new Blob([`%PDF-1.7\nContrato ${id}\n%%EOF`], { type: 'application/pdf' })
    const depois = await cadastro.call('POST /api/admissao/anexo', {
      query: { admissaoId: id, tipoId },
      arquivo,
    })
    const [chegou] = depois.itens.find((item) => item.tipoId === tipoId)?.arquivos ?? []
    expect(await doCadastro(id, numero)).toEqual({ rotulo: 'Anexar contrato', meu: true })
    const almoxarifado = await p.rh.as('almoxarifado')
    await entregarKit(almoxarifado, efetivada)
    expect(await doCadastro(id, numero)).toEqual({ rotulo: 'Anexar contrato', meu: true })

    await cadastro.call('POST /api/admissao/anexo/avaliar', {
      body: { id: chegou?.id ?? 0, versao: chegou?.versao ?? 0, decisao: 'aprovado' },
    })
    expect(await doCadastro(id, numero)).toEqual({ rotulo: 'Finalizar', meu: true })
  })

  it('tells Rh once the uniform, which alone was missing, is handed out', async () => {
    const { id, versao } = await aprovada()
    const efetivada = await efetivar({ id, versao })
    const avisados = async () => {
      const linhas = await p.rh.db
        .selectFrom('notificacao as n')
        .innerJoin('usuario as u', 'u.id', 'n.usuarioId')
        .select('u.usuario')
        .where('n.processoId', '=', id)
        .where('n.texto', 'like', '%finalizar')
        .execute()
      return linhas.map(({ usuario }) => usuario)
    }
    expect(await avisados()).toEqual([])
    await entregarKit(await p.rh.as('almoxarifado'), efetivada)
    expect(await avisados()).toContain('cadastro')
  })
})
