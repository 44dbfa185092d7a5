import type { RelatorioSalvo } from '@rh/domain/contract/relatorios-salvos'
import { frequencias, type Frequencia } from '@rh/domain/relatorios/frequencias'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api/query.ts'
import { tellFailure } from '../../lib/api/tell-failure.ts'
import { useSubmit } from '../../lib/api/use-submit.ts'
import { useSetor } from '../../lib/nav/use-setor.ts'
import { notify } from '../../lib/notify.ts'
import { z } from '../../lib/zod-pt.ts'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { ManyInput } from '../../ui/form/inputs/ManyInput.tsx'
import { SelectInput } from '../../ui/form/inputs/SelectInput.tsx'
import { TextInput } from '../../ui/form/inputs/TextInput.tsx'
import { useBaseVersion } from '../../ui/form/use-base-version.ts'
import type { Relatorio } from './chamadas.ts'

/** What is being done with a definition. */
export type Acao =
  | { readonly tipo: 'guardar'; readonly relatorio: Relatorio['nome']; readonly busca: string }
  | { readonly tipo: 'renomear' | 'excluir' | 'agendar'; readonly salvo: RelatorioSalvo }

interface DialogProps {
  readonly onClose: () => void
}
interface DoSalvoProps extends DialogProps {
  readonly salvo: RelatorioSalvo
}

const invalidates = ['GET /api/relatorios/salvos/listar'] as const
const comNome = z.object({ nome: z.string().trim().min(1, 'Campo obrigatório').max(60) })

/** The dialog of what is being done. */
export function GuardadoDialogs({ acao, onClose }: DialogProps & { readonly acao: Acao }) {
  if (acao.tipo === 'guardar') return <Guardar {...acao} onClose={onClose} />
  const { salvo } = acao
  if (acao.tipo === 'renomear') return <Renomear salvo={salvo} onClose={onClose} />
  if (acao.tipo === 'excluir') return <Excluir salvo={salvo} onClose={onClose} />
  return <Agendar salvo={salvo} onClose={onClose} />
}

function Guardar({
  relatorio,
  busca,
  onClose,
}: DialogProps & { readonly relatorio: Relatorio['nome']; readonly busca: string }) {
  const setor = useSetor()
  const criar = useSubmit('POST /api/relatorios/salvos/criar', {
    invalidates,
    onSuccess: () => notify.success('Guardado para o setor.'),
  })
  return (
    <FormDialog
      title="Guardar este relatório"
      text="Todos do setor o veem com estes filtros. Sem período escolhido, ele acompanha o calendário."
      schema={comNome}
      defaultValues={{ nome: '' }}
      submitLabel="Guardar"
      maxWidth="xs"
      onSubmit={({ nome }) => criar.mutateAsync({ body: { setor, relatorio, nome, busca } })}
      onClose={onClose}
    >
      <TextInput source="nome" label="Nome" />
    </FormDialog>
  )
}

function Renomear({ salvo: { id, versao, nome }, onClose }: DoSalvoProps) {
  const renomear = useSubmit('POST /api/relatorios/salvos/renomear', { invalidates })
  const { saving } = useBaseVersion(versao, nome)
  return (
    <FormDialog
      title="Renomear"
      schema={comNome}
      defaultValues={{ nome }}
      versao={versao}
      submitLabel="Salvar"
      maxWidth="xs"
      onSubmit={(digitado) =>
        saving((base) => renomear.mutateAsync({ body: { id, versao: base, nome: digitado.nome } }))
      }
      onClose={onClose}
    >
      <TextInput source="nome" label="Nome" />
    </FormDialog>
  )
}

function Excluir({ salvo: { id, versao, nome, envio }, onClose }: DoSalvoProps) {
  const excluir = useSubmit('POST /api/relatorios/salvos/excluir', {
    invalidates,
    onSuccess: () => {
      notify.success('Relatório excluído.')
      onClose()
    },
  })
  const falhou = (failure: unknown): void => {
    onClose()
    tellFailure(failure)
  }
  return (
    <ConfirmDialog
      open
      title={`Excluir ${nome}?`}
      text={envio ? 'Ele sai do setor e deixa de ser enviado.' : 'Ele sai do setor.'}
      confirmLabel="Excluir"
      tone="error"
      busy={excluir.isPending}
      onConfirm={() => excluir.mutate({ body: { id, versao } }, { onError: falhou })}
      onClose={onClose}
    />
  )
}

const NUNCA = 'nunca'
const quando = [
  { value: NUNCA, label: 'Não enviar' },
  ...(Object.keys(frequencias) as Frequencia[]).map((value) => ({ value, label: frequencias[value].label })),
]
const agenda = z.object({
  frequencia: z.enum([NUNCA, 'semanal', 'mensal_primeiro', 'mensal_ultimo_util']),
  destinatarios: z.array(z.number()),
})

function Agendar({ salvo: { id, versao, nome, relatorio, envio }, onClose }: DoSalvoProps) {
  const setor = useSetor()
  const { data, isError } = useQuery(
    query('GET /api/relatorios/salvos/pessoas', { query: { setor, relatorio } }),
  )
  const agendar = useSubmit('POST /api/relatorios/salvos/agendar', {
    invalidates,
    onSuccess: () => notify.success('Envio salvo.'),
  })
  const valores: z.input<typeof agenda> = {
    frequencia: envio?.frequencia ?? NUNCA,
    destinatarios: envio?.destinatarios.map(({ value }) => value) ?? [],
  }
  const { saving } = useBaseVersion(versao, valores)
  return (
    <FormDialog
      title={`Enviar ${nome} por e-mail`}
      text="A mensagem leva um link: cada pessoa entra no sistema e vê o que lhe cabe. Sai às 7h."
      schema={agenda}
      defaultValues={valores}
      versao={versao}
      submitLabel="Salvar"
      onSubmit={({ frequencia, destinatarios }) =>
        saving((base) =>
          agendar.mutateAsync({
            body: {
              id,
              versao: base,
              frequencia: frequencia === NUNCA ? null : frequencia,
              destinatarios,
            },
          }),
        )
      }
      onClose={onClose}
    >
      <SelectInput source="frequencia" label="Quando" options={quando} />
      <ManyInput
        source="destinatarios"
        label="Para quem"
        options={data?.results ?? []}
        failed={isError}
        placeholder="Quem vê este relatório no setor"
      />
    </FormDialog>
  )
}
