// What a person sees where the server refuses: at the seams that every write of the application goes through.
import { screen, waitFor, within } from '@testing-library/dom'
import { erros } from '@rh/domain/errors'
import { uploadGeral } from '@rh/domain/http/upload-geral'
import { describe, expect, it, vi } from 'vitest'
import { tellFailure } from '../src/lib/api/tell-failure.ts'
import { z } from '../src/lib/zod-pt.ts'
import { ConfirmDialog } from '../src/ui/feedback/ConfirmDialog.tsx'
import { PasswordDialog } from '../src/ui/feedback/PasswordDialog.tsx'
import { Toasters } from '../src/ui/feedback/Toasters.tsx'
import { Form } from '../src/ui/form/Form.tsx'
import { FormDialog } from '../src/ui/form/FormDialog.tsx'
import { ArrayInput } from '../src/ui/form/inputs/ArrayInput.tsx'
import { TextInput } from '../src/ui/form/inputs/TextInput.tsx'
import { SubmitButton } from '../src/ui/form/SubmitButton.tsx'
import { FileDrop } from '../src/ui/upload/FileDrop.tsx'
import { mostrar } from './peca.tsx'
import { alerta, calarOsOutros, ditos, doServidor, pessoaNova, recusa, recusas, semCorpo } from './recusas.ts'
import { usarSistema } from './sistema.ts'

usarSistema()

describe('a form in a dialog', () => {
  it.each(recusas)(
    'tells it there, keeps what was typed and is sent again: $nome',
    async ({ falha, diz, noDialogo = diz }) => {
      const enviar = vi.fn<() => Promise<void>>()
      const fechar = vi.fn<() => void>()
      enviar.mockImplementationOnce(() => Promise.reject(falha())).mockResolvedValueOnce()
      mostrar(
        <FormDialog
          title="Novo item"
          schema={z.object({ nome: z.string() })}
          defaultValues={{ nome: '' }}
          submitLabel="Salvar"
          onSubmit={enviar}
          onClose={fechar}
        >
          <TextInput source="nome" label="Nome" />
        </FormDialog>,
      )
      const pessoa = pessoaNova()
      const dialogo = await screen.findByRole('dialog', { name: 'Novo item' })
      const nome = within(dialogo).getByRole<HTMLInputElement>('textbox', { name: /^Nome/ })
      await pessoa.type(nome, 'Balde')
      await pessoa.click(within(dialogo).getByRole('button', { name: 'Salvar' }))
      const dito = await alerta(dialogo)
      for (const parte of noDialogo) expect(dito).toContain(parte)
      expect(dito).not.toContain('endereço ou volte')
      expect(dito).not.toContain('Só um alerta.')
      expect(dito).not.toMatch(/body\.|dados\.itens|<html/)
      expect(nome.value).toBe('Balde')
      expect(fechar).not.toHaveBeenCalled()
      await pessoa.click(within(dialogo).getByRole('button', { name: 'Salvar' }))
      await waitFor(() => expect(fechar).toHaveBeenCalledOnce())
      expect(enviar).toHaveBeenCalledTimes(2)
      expect(within(dialogo).queryByRole('alert')).toBeNull()
    },
  )

  it('says it at the list whose row the form shows by another name, and leads there', async () => {
    mostrar(
      <FormDialog
        title="Faltas"
        schema={z.object({ datas: z.array(z.object({ dia: z.string() })) })}
        defaultValues={{ datas: [{ dia: 'segunda' }] }}
        submitLabel="Salvar"
        onSubmit={() =>
          Promise.reject(doServidor('validacao', { campos: { 'body.datas.0.data': 'Dia repetido' } })())
        }
        onClose={() => {}}
      >
        <ArrayInput source="datas" item="Dia" addLabel="Mais um dia" blank={{ dia: '' }} empty="Nenhum">
          {(prefix) => <TextInput source={`${prefix}.dia`} label="Dia" />}
        </ArrayInput>
      </FormDialog>,
    )
    const pessoa = pessoaNova()
    const dialogo = await screen.findByRole('dialog', { name: 'Faltas' })
    await pessoa.click(within(dialogo).getByRole('button', { name: 'Salvar' }))
    const naLista = await within(dialogo).findByText('Dia repetido')
    const lista = naLista.closest('[data-campo="datas"]')
    expect(lista).toBeTruthy()
    expect(lista?.contains(document.activeElement)).toBe(true)
  })
})

describe('a form of a page', () => {
  it('brings the failure into sight, which may be told a screen above the button', async () => {
    const vistos: (string | null)[] = []
    vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function (this: HTMLElement) {
      vistos.push(this.getAttribute('role'))
    })
    mostrar(
      <Form
        schema={z.object({ nome: z.string() })}
        defaultValues={{ nome: 'Balde' }}
        guarded={false}
        onSubmit={() => Promise.reject(doServidor('sem_permissao')())}
      >
        <TextInput source="nome" label="Nome" />
        <SubmitButton>Salvar</SubmitButton>
      </Form>,
    )
    const pessoa = pessoaNova()
    for (const vezes of [1, 2]) {
      await pessoa.click(await screen.findByRole('button', { name: 'Salvar' }))
      await waitFor(() => expect(vistos).toEqual(Array.from({ length: vezes }, () => 'alert')))
    }
    vi.restoreAllMocks()
  })
})

describe('a question with a reason', () => {
  it.each(recusas)(
    'tells it there, keeps the reason and is sent again: $nome',
    async ({ falha, diz, noDialogo = diz }) => {
      const enviar = vi.fn<(motivo: string) => Promise<void>>()
      enviar.mockImplementationOnce(() => Promise.reject(falha())).mockResolvedValueOnce()
      mostrar(
        <ConfirmDialog
          open
          title="Anular este valor?"
          confirmLabel="Anular"
          reason={{ label: 'Motivo' }}
          onConfirm={enviar}
          onClose={() => {}}
        />,
      )
      const pessoa = pessoaNova()
      const dialogo = await screen.findByRole('dialog', { name: 'Anular este valor?' })
      const motivo = within(dialogo).getByRole<HTMLTextAreaElement>('textbox', { name: /^Motivo/ })
      await pessoa.type(motivo, 'Valor digitado errado')
      await pessoa.click(within(dialogo).getByRole('button', { name: 'Anular' }))
      const dito = await alerta(dialogo)
      for (const parte of noDialogo) expect(dito).toContain(parte)
      expect(dito).not.toContain('endereço ou volte')
      expect(motivo.value).toBe('Valor digitado errado')
      await pessoa.click(within(dialogo).getByRole('button', { name: 'Anular' }))
      await waitFor(() => expect(within(dialogo).queryByRole('alert')).toBeNull())
      expect(enviar.mock.calls).toEqual([['Valor digitado errado'], ['Valor digitado errado']])
    },
  )

  it('says nothing of a password that was not given', async () => {
    const enviar = vi.fn<() => Promise<void>>(() => Promise.reject(doServidor('confirmar_senha')()))
    mostrar(
      <ConfirmDialog open title="Retirar?" confirmLabel="Retirar" onConfirm={enviar} onClose={() => {}} />,
    )
    const dialogo = await screen.findByRole('dialog', { name: 'Retirar?' })
    await pessoaNova().click(within(dialogo).getByRole('button', { name: 'Retirar' }))
    await within(dialogo).findByRole('button', { name: 'Retirar' })
    expect(enviar).toHaveBeenCalledOnce()
    expect(within(dialogo).queryByRole('alert')).toBeNull()
  })
})

describe('an act without a form', () => {
  it.each(recusas)(
    'tells it once, with what is wrong and what to do, over a dialog too: $nome',
    async ({ falha, diz }) => {
      mostrar(
        <>
          <Toasters />
          <ConfirmDialog open title="Aberto" confirmLabel="Sim" onConfirm={() => {}} onClose={() => {}} />
        </>,
      )
      await screen.findByRole('dialog', { name: 'Aberto' })
      await calarOsOutros()
      tellFailure(falha())
      await waitFor(() => expect(ditos().join()).toContain(diz.at(-1)))
      const deles = ditos().filter((dito) => dito.includes(diz[0] ?? ''))
      expect(deles).toHaveLength(1)
      for (const parte of diz) expect(deles[0]).toContain(parte)
    },
  )
})

describe('a file', () => {
  it.each([
    { ...recusa('muitas_tentativas'), deNovo: true },
    { ...recusa('ocupado'), deNovo: true },
    { ...recusa('arquivo_grande'), deNovo: false },
    {
      ...semCorpo(413, 'O que você enviou é grande demais. Envie um arquivo menor, ou menos de cada vez.'),
      deNovo: false,
    },
  ])(
    'that is refused says why and what to do, and waits where it may be sent again: $nome',
    async ({ falha, diz, deNovo }) => {
      const enviar = vi.fn<() => Promise<void>>()
      enviar.mockImplementationOnce(() => Promise.reject(falha())).mockResolvedValueOnce()
      mostrar(<FileDrop upload={uploadGeral} label="Anexar" about="Anexar arquivos" onSend={enviar} />)
      const pessoa = pessoaNova()
      await screen.findByRole('button', { name: 'Anexar arquivos' })
      const campo = document.querySelector<HTMLInputElement>('input[type="file"]')
      await pessoa.upload(
        campo ?? document.body,
        new File(['%PDF-1.7'], 'guia.pdf', { type: 'application/pdf' }),
      )
      const dito = (await screen.findByRole('alert')).textContent
      for (const parte of diz) expect(dito).toContain(parte)
      const tentar = screen.queryByRole('button', { name: 'Tentar de novo' })
      expect(tentar !== null).toBe(deNovo)
      if (!tentar) return
      await pessoa.click(tentar)
      await waitFor(() => expect(screen.queryByText('guia.pdf')).toBeNull())
    },
  )
})

describe('a password that is asked for', () => {
  it.each([
    { ...recusa('muitas_tentativas'), cala: [] },
    {
      nome: 'a wrong one',
      falha: doServidor('validacao', { mensagem: 'Senha incorreta.', campos: { senha: 'Senha incorreta' } }),
      diz: ['Senha incorreta.'],
      cala: [erros.validacao.acao],
    },
  ])('says at its field why it was not taken, and what to do: $nome', async ({ falha, diz, cala }) => {
    mostrar(
      <PasswordDialog
        open
        semSenha={false}
        alternativa={undefined}
        onConfirm={() => Promise.reject(falha())}
        onDone={() => {}}
      />,
    )
    const pessoa = pessoaNova()
    const dialogo = within(await screen.findByRole('dialog', { name: 'Confirme sua senha' }))
    const senha = dialogo.getByLabelText<HTMLInputElement>('Senha')
    await pessoa.type(senha, 'demo')
    await pessoa.click(dialogo.getByRole('button', { name: 'Confirmar' }))
    for (const parte of diz)
      expect(await dialogo.findByText(new RegExp(parte.replace('.', '\\.')))).toBeTruthy()
    for (const parte of cala) expect(dialogo.queryByText(new RegExp(parte))).toBeNull()
    expect(senha.value).toBe('demo')
  })
})
