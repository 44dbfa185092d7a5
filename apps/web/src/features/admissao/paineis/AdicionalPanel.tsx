import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { contrato, vinculo } from '@rh/domain/campos/vinculo'
import { adicionais, type Adicional } from '@rh/domain/codigos/adicionais'
import { dadosDoAdicional } from '@rh/domain/contract/admissao/paineis'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDateTime, formatMoney } from '../../../lib/format.ts'
import { notify } from '../../../lib/notify.ts'
import { useTeclas } from '../../../lib/teclas/use-teclas.ts'
import { DefinitionList } from '../../../ui/data/DefinitionList.tsx'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { ComboInput } from '../../../ui/form/inputs/ComboInput.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { FormGrid, FormSection } from '../../../ui/form/FormGrid.tsx'
import { propsDe } from '../../../ui/form/props-de.ts'
import { SelectInput } from '../../../ui/form/inputs/SelectInput.tsx'
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx'
import { TextareaInput } from '../../../ui/form/inputs/TextInput.tsx'
import { useFieldValue } from '../../../ui/form/use-field.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { Tecla } from '../../../ui/teclas/Tecla.tsx'
import { BeneficiosCampos } from '../etapas/BeneficiosCampos.tsx'
import { paineis, type PainelAdicional, type Registro } from '../queries.ts'
import { useAtos } from './use-atos.ts'

interface AdicionalPanelProps {
  readonly registro: Registro
  readonly pode: boolean
}

const { beneficios, ...proprios } = dadosDoAdicional.shape
/** The benefits stand beside the rest, as the step of the form names them. */
const schema = beneficios.extend(proprios)

/** What Rh completes before the effect: read first, since it is right more often than not, and changed on demand. */
export function AdicionalPanel({ registro, pode }: AdicionalPanelProps) {
  const { data, isError, error, refetch } = useQuery(paineis.adicional(registro.id))
  const [aberto, setAberto] = useState(false)
  useTeclas(
    'Completar o registro',
    pode && data && !aberto
      ? [{ tecla: 'e', nome: 'Alterar o que está completado', fazer: () => setAberto(true) }]
      : [],
  )
  return (
    <Section
      title="Completar o registro"
      subtitle={
        data?.feito
          ? `Completado por ${data.feito.por}, ${formatDateTime(data.feito.em)}.`
          : 'Confira antes de efetivar: o que está aqui vai para o contrato.'
      }
      actions={
        pode &&
        data &&
        !aberto && (
          <Button
            variant="outlined"
            size="small"
            aria-keyshortcuts="E"
            endIcon={<Tecla tecla="e" />}
            onClick={() => setAberto(true)}
          >
            Alterar
          </Button>
        )
      }
    >
      {isError && <ErrorState error={error} onRetry={refetch} />}
      {!isError && !data && <Skeleton variant="rounded" height={160} />}
      {data && <Lidos painel={data} aberto={aberto} />}
      {data && aberto && (
        // Completed by somebody else, the form starts from what is there now.
        <Box sx={{ mt: 3 }} ref={focarPrimeiro}>
          <AdicionalForm
            key={data.feito?.em ?? ''}
            registro={registro}
            painel={data}
            onFechar={() => setAberto(false)}
          />
        </Box>
      )}
    </Section>
  )
}

/** Puts the focus where the change begins, once the form is there. */
function focarPrimeiro(area: HTMLElement | null): void {
  area?.querySelector<HTMLElement>('input:enabled')?.focus()
}

const centroDe = ({ centros, centroDeCustoId }: PainelAdicional): string | undefined =>
  centros.find(({ value }) => value === centroDeCustoId)?.label

const beneficiosEmTexto = ({
  beneficios: { valeTransporte, valeRefeicao, cestaBasica },
}: PainelAdicional): string =>
  [valeTransporte && 'Vale-transporte', valeRefeicao && 'Vale-refeição', cestaBasica && 'Cesta básica']
    .filter(Boolean)
    .join(', ') || 'Nenhum'

interface LidosProps {
  readonly painel: PainelAdicional
  /** The form is open: what it asks for is told by it. */
  readonly aberto: boolean
}

const Lidos = ({ painel, aberto }: LidosProps) => (
  <DefinitionList
    items={[
      { label: 'Horário contratual', value: painel.horario, wide: true },
      {
        label: vinculo.matricula.label,
        value: `${painel.proximaMatricula}, se nenhuma outra admissão for efetivada antes. É dada na efetivação e nunca se repete.`,
        wide: true,
      },
      ...(aberto
        ? []
        : [
            { label: 'Benefícios', value: beneficiosEmTexto(painel) },
            { label: contrato.adicional.label, value: adicionais[painel.adicional].label },
            { label: contrato.centroDeCusto.label, value: centroDe(painel) },
            ...(painel.justificativa
              ? [{ label: 'Justificativa', value: painel.justificativa, wide: true }]
              : []),
          ]),
    ]}
  />
)

interface AdicionalFormProps {
  readonly registro: Registro
  readonly painel: PainelAdicional
  readonly onFechar: () => void
}

function AdicionalForm({ registro, painel, onFechar }: AdicionalFormProps) {
  const { visto, adicional } = useAtos(registro)
  const { beneficios: atuais } = painel
  return (
    <Form
      schema={schema}
      defaultValues={{
        valeTransporte: atuais.valeTransporte ?? false,
        escalaVtId: atuais.escalaVtId ?? null,
        linhas: atuais.linhas ?? [],
        valeRefeicao: atuais.valeRefeicao ?? false,
        cestaBasica: atuais.cestaBasica ?? false,
        adicional: painel.adicional,
        justificativa: painel.justificativa ?? '',
        centroDeCustoId: painel.centroDeCustoId,
      }}
      onSubmit={async ({ adicional: escolhido, justificativa, centroDeCustoId, ...escolhas }) => {
        const dados = { beneficios: escolhas, adicional: escolhido, justificativa, centroDeCustoId }
        await adicional.mutateAsync({ body: { ...visto, dados } })
        notify.success('Registro completado')
        onFechar()
      }}
    >
      <FormSection title="Benefícios">
        <BeneficiosCampos id={registro.id} dados={registro.dados} />
      </FormSection>
      <FormSection title="Adicional e custo">
        <AdicionalCampos painel={painel} />
      </FormSection>
      <FormGrid>
        <Box sx={{ gridColumn: '1 / -1', mt: 2.5, display: 'flex', gap: 1.5 }}>
          <SubmitButton sending="Guardando…">Guardar</SubmitButton>
          <Button color="inherit" onClick={onFechar}>
            Deixar como está
          </Button>
        </Box>
      </FormGrid>
    </Form>
  )
}

function AdicionalCampos({ painel }: { readonly painel: PainelAdicional }) {
  const escolhido = useFieldValue('adicional')
  const outro = escolhido !== painel.adicionalDoPosto
  return (
    <>
      <SelectInput
        {...propsDe(contrato.adicional, {
          cols: 6,
          helper: `No posto: ${adicionais[painel.adicionalDoPosto].label.toLowerCase()}${painel.laudo ? `, ${painel.laudo}` : ''}.`,
        })}
        options={painel.valores.map(({ adicional, centavos }) => ({
          value: adicional,
          label: nomeComValor(adicional, centavos),
        }))}
      />
      <ComboInput
        source="centroDeCustoId"
        label={contrato.centroDeCusto.label}
        cols={6}
        options={painel.centros}
      />
      {outro && (
        <>
          <Alert
            severity="info"
            icon={<Icon name="info" />}
            role={undefined}
            sx={{ gridColumn: '1 / -1', mb: 2 }}
          >
            Insalubridade e periculosidade não se somam: com laudo dos dois, a pessoa escolhe (CLT art. 193, §
            2º).
          </Alert>
          <TextareaInput
            source="justificativa"
            label="Por que não é o do posto"
            rows={2}
            maxLength={500}
            placeholder="Laudo, escolha assinada pela pessoa…"
          />
        </>
      )}
    </>
  )
}

const nomeComValor = (adicional: Adicional, centavos: number): string =>
  centavos === 0
    ? adicionais[adicional].label
    : `${adicionais[adicional].label}: ${formatMoney(centavos)} por mês`
