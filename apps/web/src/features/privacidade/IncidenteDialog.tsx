import { categoriaDe, nomesDeCategorias } from '@rh/domain/privacidade/categorias'
import { incidenteSchema } from '@rh/domain/privacidade/incidentes'
import { useWatch } from 'react-hook-form'
import { useSubmit } from '../../lib/api/use-submit.ts'
import { notify } from '../../lib/notify.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { YesNoInput } from '../../ui/form/inputs/ChoiceInput.tsx'
import { DateInput } from '../../ui/form/inputs/DateInput.tsx'
import { ManyInput } from '../../ui/form/inputs/ManyInput.tsx'
import { IntegerInput } from '../../ui/form/inputs/NumberInput.tsx'
import { TextareaInput, TextInput } from '../../ui/form/inputs/TextInput.tsx'
import { useBaseVersion } from '../../ui/form/use-base-version.ts'
import type { Incidente } from './Incidentes.tsx'

const INVALIDA = ['GET /api/privacidade/incidentes'] as const

const tipos = nomesDeCategorias.map((value) => ({ value, label: categoriaDe(value).label }))

interface IncidenteDialogProps {
  /** Null for a new one. */
  readonly incidente: Incidente | null
  readonly onClose: () => void
}

/** The form of an incident: a new one, or one that is completed as more is known. */
export function IncidenteDialog({ incidente, onClose }: IncidenteDialogProps) {
  const criar = useSubmit('POST /api/privacidade/incidentes', { invalidates: INVALIDA })
  const alterar = useSubmit('PUT /api/privacidade/incidentes', { invalidates: INVALIDA })
  const valores = valoresDe(incidente)
  const { saving } = useBaseVersion(incidente?.versao ?? 0, valores)
  return (
    <FormDialog
      title={incidente ? 'Alterar incidente' : 'Registrar incidente'}
      text="Registre o que já se sabe e complete depois. Não escreva nomes nem dados das pessoas atingidas."
      schema={incidenteSchema}
      maxWidth="md"
      defaultValues={valores}
      versao={incidente?.versao}
      submitLabel={incidente ? 'Salvar' : 'Registrar'}
      onSubmit={async (dados) => {
        if (incidente)
          await saving((versao) => alterar.mutateAsync({ body: { id: incidente.id, versao, dados } }))
        else await criar.mutateAsync({ body: dados })
        notify.success(incidente ? 'Incidente alterado.' : 'Incidente registrado.')
      }}
      onClose={onClose}
    >
      <DateInput source="conhecidoEm" label="Conhecido em" helper="O prazo conta deste dia." cols={4} />
      <DateInput source="ocorridoEm" label="Aconteceu em" cols={4} opcional />
      <IntegerInput source="titulares" label="Pessoas atingidas" cols={4} max={8} />
      <TextareaInput source="descricao" label="O que houve" rows={2} maxLength={4000} cols={12} />
      <ManyInput
        source="categorias"
        label="Dados atingidos"
        placeholder="Escolha"
        options={tipos}
        cols={12}
      />
      <TextareaInput
        source="avaliacao"
        label="Risco e possíveis danos às pessoas"
        rows={2}
        maxLength={2000}
        cols={12}
      />
      <TextareaInput source="medidas" label="Medidas tomadas" rows={2} maxLength={4000} cols={12} />
      <YesNoInput source="riscoRelevante" label="Pode acarretar risco ou dano relevante?" cols={12} />
      <Comunicacao incidente={incidente} />
    </FormDialog>
  )
}

/** Who was told, or why nobody is: what the risk asks for, and what is written there already. */
function Comunicacao({ incidente }: Pick<IncidenteDialogProps, 'incidente'>) {
  const risco: unknown = useWatch({ name: 'riscoRelevante' })
  const foiComunicado = Boolean(incidente?.anpdEm ?? incidente?.titularesEm)
  return (
    <>
      {(risco === true || foiComunicado) && (
        <>
          <DateInput source="anpdEm" label="ANPD comunicada em" cols={4} opcional />
          <TextInput source="anpdProtocolo" label="Protocolo" maxLength={60} cols={4} opcional />
          <DateInput source="titularesEm" label="Titulares comunicados em" cols={4} opcional />
        </>
      )}
      {(risco === false || incidente?.semComunicacao) && (
        <TextareaInput
          source="semComunicacao"
          label="Por que não se comunica"
          maxLength={1000}
          cols={12}
          opcional={risco !== false}
        />
      )}
    </>
  )
}

const valoresDe = (incidente: Incidente | null) => ({
  conhecidoEm: incidente?.conhecidoEm ?? '',
  ocorridoEm: incidente?.ocorridoEm ?? '',
  descricao: incidente?.descricao ?? '',
  categorias: incidente?.categorias ?? [],
  ...(incidente && { titulares: incidente.titulares, riscoRelevante: incidente.riscoRelevante }),
  avaliacao: incidente?.avaliacao ?? '',
  medidas: incidente?.medidas ?? '',
  anpdEm: incidente?.anpdEm ?? '',
  anpdProtocolo: incidente?.anpdProtocolo ?? '',
  titularesEm: incidente?.titularesEm ?? '',
  semComunicacao: incidente?.semComunicacao ?? '',
})
