import Button from '@mui/material/Button'
import { HORA, HORA_INVALIDA, recusasDoEvento } from '@rh/domain/calendario/evento'
import { lembretes } from '@rh/domain/calendario/tipos'
import { setorOf } from '@rh/domain/setores/setores'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { tellFailure } from '../../lib/api/tell-failure.ts'
import { useSubmit } from '../../lib/api/use-submit.ts'
import { useSetor } from '../../lib/nav/use-setor.ts'
import { notify } from '../../lib/notify.ts'
import { z } from '../../lib/zod-pt.ts'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { ComboInput } from '../../ui/form/inputs/ComboInput.tsx'
import { DateInput } from '../../ui/form/inputs/DateInput.tsx'
import { TimeInput } from '../../ui/form/inputs/MaskedInput.tsx'
import { SelectInput } from '../../ui/form/inputs/SelectInput.tsx'
import { TextareaInput, TextInput } from '../../ui/form/inputs/TextInput.tsx'
import { useBaseVersion } from '../../ui/form/use-base-version.ts'
import { eventoQuery, MOSTRAM_EVENTOS } from './chamadas.ts'
import type { Calendario, Evento } from './dias.ts'

const dia = z.iso.date('Informe uma data válida (dd/mm/aaaa)')
const hora = z
  .string()
  .nullish()
  .transform((valor) => valor || null)
  .refine((valor) => valor === null || HORA.test(valor), HORA_INVALIDA)

const schema = z
  .object({
    titulo: z.string().trim().min(1, 'Campo obrigatório').max(120, 'No máximo 120 letras'),
    inicio: dia,
    fim: dia,
    horaInicio: hora,
    horaFim: hora,
    deQuem: z.enum(['eu', 'setor']),
    contratoId: z.int().nullish(),
    lembrete: z.int().nullish(),
    descricao: z.string().trim().max(2_000, 'No máximo 2.000 letras').nullish(),
  })
  .superRefine((valores, contexto) => {
    for (const [campo, message] of recusasDoEvento(valores))
      contexto.addIssue({ code: 'custom', path: [campo], message })
  })
type Digitado = z.output<typeof schema>

interface EventoDialogProps {
  /** Null for a new one. */
  readonly evento: Evento | null
  /** Day that a new one begins on. */
  readonly dia: string
  readonly calendario: Calendario
  readonly onClose: () => void
}

/** The form of an event: a new one, or one that the person may change. */
export function EventoDialog({ evento: aberto, dia: escolhido, calendario, onClose }: EventoDialogProps) {
  const setor = useSetor()
  // Read by itself: moved to other days by somebody else, it is in no month that is shown.
  const { data: lido } = useQuery({ ...eventoQuery(aberto?.id ?? 0, setor), enabled: aberto !== null })
  const evento = aberto && lido && lido.versao > aberto.versao ? lido : aberto
  const criar = useSubmit('POST /api/calendar', { invalidates: MOSTRAM_EVENTOS })
  const alterar = useSubmit('PUT /api/calendar/:id', { invalidates: MOSTRAM_EVENTOS })
  const valores = valoresDe(evento, escolhido)
  const { saving } = useBaseVersion(evento?.versao ?? 0, valores)
  const salvar = async (digitado: Digitado): Promise<void> => {
    const dados = { setor, ...dadosDe(digitado) }
    if (evento)
      await saving((versao) => alterar.mutateAsync({ params: { id: evento.id }, body: { versao, ...dados } }))
    else await criar.mutateAsync({ body: dados })
    notify.success(evento ? 'Evento alterado.' : 'Evento marcado.')
  }
  return (
    <FormDialog
      title={evento ? 'Alterar evento' : 'Novo evento'}
      schema={schema}
      defaultValues={valores}
      versao={evento?.versao}
      notice={evento && <Excluir evento={evento} onClose={onClose} />}
      submitLabel={evento ? 'Salvar' : 'Marcar'}
      onSubmit={salvar}
      onClose={onClose}
    >
      <TextInput source="titulo" label="Título" maxLength={120} cols={12} />
      <DateInput source="inicio" label="Início" cols={6} />
      <DateInput source="fim" label="Fim" cols={6} />
      <TimeInput
        source="horaInicio"
        label="Hora do início"
        helper="Sem horas, vale o dia todo."
        cols={6}
        opcional
      />
      <TimeInput source="horaFim" label="Hora do fim" cols={6} opcional />
      <SelectInput
        source="deQuem"
        label="De quem é"
        options={[
          { value: 'eu', label: 'Só meu' },
          { value: 'setor', label: `Do setor ${setorOf(setor).label}` },
        ]}
        cols={6}
      />
      <SelectInput
        source="lembrete"
        label="Lembrete"
        placeholder="Sem lembrete"
        options={Object.entries(lembretes).map(([minutos, label]) => ({ value: Number(minutos), label }))}
        cols={6}
        opcional
      />
      <ComboInput
        source="contratoId"
        label="Contrato"
        helper="Com um contrato, as horas são as do lugar dele, e só quem o acompanha vê o evento."
        options={calendario.contratos}
        cols={12}
        opcional
      />
      <TextareaInput source="descricao" label="Anotações" maxLength={2_000} cols={12} opcional />
    </FormDialog>
  )
}

const valoresDe = (evento: Evento | null, dia: string) => ({
  titulo: evento?.titulo ?? '',
  inicio: evento?.inicio ?? dia,
  fim: evento?.fim ?? dia,
  horaInicio: evento?.horaInicio ?? null,
  horaFim: evento?.horaFim ?? null,
  deQuem: evento?.doSetor ? ('setor' as const) : ('eu' as const),
  contratoId: evento?.contratoId ?? null,
  lembrete: evento?.lembrete ?? null,
  descricao: evento?.descricao ?? null,
})

const dadosDe = ({ deQuem, contratoId, lembrete, descricao, ...resto }: Digitado) => ({
  ...resto,
  doSetor: deQuem === 'setor',
  contratoId: contratoId ?? null,
  lembrete: (lembrete ?? null) as Evento['lembrete'],
  descricao: descricao || null,
})

interface ExcluirProps {
  readonly evento: Evento
  readonly onClose: () => void
}

/** Takes the event out of the calendar, once that was confirmed: there is no way back on the screen. */
function Excluir({ evento: { id, versao, titulo, doSetor }, onClose }: ExcluirProps) {
  const [perguntando, setPerguntando] = useState(false)
  const excluir = useSubmit('POST /api/calendar/excluir/:id', {
    invalidates: MOSTRAM_EVENTOS,
    onSuccess: () => {
      notify.info(`“${titulo}” saiu do calendário.`)
      onClose()
    },
  })
  const falhou = (failure: unknown): void => {
    setPerguntando(false)
    tellFailure(failure)
  }
  return (
    <>
      <Button color="error" size="small" sx={{ mb: 2 }} onClick={() => setPerguntando(true)}>
        Excluir este evento
      </Button>
      <ConfirmDialog
        open={perguntando}
        title={`Excluir “${titulo}”?`}
        text={doSetor ? 'Ele sai do calendário de todo o setor.' : 'Ele sai do seu calendário.'}
        confirmLabel="Excluir evento"
        cancelLabel="Manter"
        tone="error"
        busy={excluir.isPending}
        onConfirm={() => excluir.mutate({ params: { id }, body: { versao } }, { onError: falhou })}
        onClose={() => setPerguntando(false)}
      />
    </>
  )
}
