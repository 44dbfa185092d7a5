import { screen, within } from '@testing-library/dom'
import type { CampoNomeado } from '@rh/domain/campos/campo'
import { textosDosCodigos } from '@rh/domain/campos/opcoes'
import { blocoNomes, blocos, camposDoBloco } from '@rh/domain/colaborador/blocos'
import { hrefOf } from '@rh/domain/setores/rotas'
import { describe, expect, it } from 'vitest'
import { sistema, usarSistema } from './sistema.ts'
import { abrir } from './tela.tsx'

usarSistema()

/** The file of somebody of the demo company, on its tab of personal data. */
async function daFicha(): Promise<string> {
  const cadastro = await sistema().as('cadastro')
  const { results } = await cadastro.call('GET /api/colaborador/listar', { query: { situacao: 'ativo' } })
  return `${hrefOf('rh', 'colaborador.visualizar', { id: results[0]?.id ?? 0 })}?aba=dados`
}

/** Asked of an immigrant only, whom the demo company does not have. */
const soDoImigrante = ['tempoResidencia', 'condicaoIngresso']

/** How a field is found: by its label, with the word that says it may be left blank. */
const rotuloDe = ({ label, curto = label, opcional }: CampoNomeado): RegExp => {
  const textos = [label, curto].map((texto) => texto.replace(/[/()]/g, '\\$&')).join('|')
  return new RegExp(`^(${textos})${opcional ? '\\s*\\(opcional\\)' : ''}$`)
}

/** The declared length of what is typed; other kinds are bounded by their mask or their choices. */
const tamanhoDe = (campo: CampoNomeado): number | null =>
  campo.tipo === 'texto' ? campo.max : campo.tipo === 'email' ? 60 : null

it('names the dependant in what is done to one', async () => {
  const { db } = sistema()
  const { nome, id } = await db
    .selectFrom('dependente')
    .innerJoin('vinculo', 'vinculo.pessoaId', 'dependente.pessoaId')
    .select(['dependente.nome', 'vinculo.id'])
    .where('dependente.fim', 'is', null)
    .where('vinculo.dataDesligamento', 'is', null)
    .executeTakeFirstOrThrow()
  const pessoa = await abrir('cadastro', `${hrefOf('rh', 'colaborador.visualizar', { id })}?aba=dependentes`)
  const encerrar = await screen.findByRole('button', { name: `Encerrar: ${nome}` })
  expect(screen.queryAllByRole('button', { name: /^(Corrigir|Encerrar)$/ })).toEqual([])
  await pessoa.click(encerrar)
  expect(await screen.findByRole('dialog')).toBeTruthy()
})

describe('the correction of a part of the file', () => {
  it.each(blocoNomes)('%s asks for every declared field, by its label and its length', async (bloco) => {
    const pessoa = await abrir('cadastro', await daFicha())
    await pessoa.click(await screen.findByRole('button', { name: `Corrigir: ${blocos[bloco].label}` }))
    const dialogo = within(await screen.findByRole('dialog'))
    const pedidos = Object.values<CampoNomeado>(camposDoBloco[bloco]).filter(
      ({ nome }) => !soDoImigrante.includes(nome),
    )
    const achados = pedidos.map((campo) => {
      const [input] = dialogo.queryAllByLabelText(rotuloDe(campo))
      return [campo.nome, input !== undefined, input?.getAttribute('maxlength') ?? null]
    })
    expect(achados).toEqual(
      pedidos.map((campo) => [campo.nome, true, tamanhoDe(campo) === null ? null : String(tamanhoDe(campo))]),
    )
  })

  it('offers the codes of a choice in words', async () => {
    const { estadoCivil } = camposDoBloco.pessoais
    const pessoa = await abrir('cadastro', await daFicha())
    await pessoa.click(await screen.findByRole('button', { name: 'Corrigir: Dados pessoais' }))
    const dialogo = within(await screen.findByRole('dialog'))
    await pessoa.click(dialogo.getByRole('combobox', { name: new RegExp(estadoCivil.label) }))
    const opcoes = await screen.findAllByRole('option')
    expect(opcoes.map(({ textContent }) => textContent)).toEqual(
      Object.values(textosDosCodigos(estadoCivil) ?? {}),
    )
  })
})
