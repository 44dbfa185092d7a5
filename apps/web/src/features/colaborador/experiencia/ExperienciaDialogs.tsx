import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { contarDias } from '@rh/domain/br/contar'
import { decisoesDaExperiencia, type Decisao } from '@rh/domain/colaborador/experiencia'
import { vinculo } from '@rh/domain/campos/vinculo'
import {
  clausulaPedida,
  decisaoSimples,
  prorrogacaoAte,
  sugestaoPedida,
} from '@rh/domain/colaborador/experiencia-pedida'
import { formatDate } from '../../../lib/format.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { YesNoInput } from '../../../ui/form/inputs/ChoiceInput.tsx'
import { IntegerInput } from '../../../ui/form/inputs/NumberInput.tsx'
import { SelectInput } from '../../../ui/form/inputs/SelectInput.tsx'
import { TextareaInput } from '../../../ui/form/inputs/TextInput.tsx'
import { useBaseVersion } from '../../../ui/form/use-base-version.ts'
import { useFieldValue } from '../../../ui/form/use-field.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { maisDias } from '../../../lib/time/dia.ts'
import type { Acompanhamento, Ficha } from '../queries.ts'
import { useSalvar } from '../use-salvar.ts'

interface DialogProps {
  readonly ficha: Ficha
  readonly experiencia: Acompanhamento
  readonly onClose: () => void
}

export function DecisaoDialog({ decisao, ...props }: DialogProps & { readonly decisao: Decisao }) {
  return decisao === 'prorrogar' ? (
    <ProrrogarDialog {...props} />
  ) : (
    <SimplesDialog {...props} decisao={decisao} />
  )
}

/** What the reader of the file saw: a decision about another term or version is refused. */
const alvoDe = ({ ficha, experiencia }: DialogProps) => ({
  id: ficha.id,
  versao: ficha.versao,
  termo: experiencia.termo,
})

const alem = ['GET /api/colaborador/experiencias'] as const

function ProrrogarDialog(props: DialogProps) {
  const { experiencia, onClose } = props
  const decidir = useSalvar('POST /api/colaborador/experiencia', { feito: 'Experiência prorrogada.', alem })
  const { prorrogacao, fimPrimeiro } = experiencia
  if (!prorrogacao) return null
  return (
    <FormDialog
      title="Prorrogar a experiência"
      text="O contrato de experiência só pode ser prorrogado uma vez e não passa de 90 dias no total (CLT arts. 445 e 451)."
      schema={prorrogacaoAte(prorrogacao.maxima)}
      defaultValues={{ dias: prorrogacao.sugerida, motivo: '' }}
      submitLabel="Prorrogar"
      onSubmit={(dados) => decidir({ body: { ...alvoDe(props), decisao: 'prorrogar', ...dados } })}
      onClose={onClose}
    >
      <IntegerInput
        source="dias"
        label="Dias de prorrogação"
        helper={`Até ${contarDias(prorrogacao.maxima)}`}
        max={2}
        cols={6}
      />
      <NovoFim fimPrimeiro={fimPrimeiro} prorrogacao={prorrogacao} />
      <TextareaInput source="motivo" label="Observação" opcional rows={2} maxLength={500} />
    </FormDialog>
  )
}

interface NovoFimProps {
  readonly fimPrimeiro: string
  readonly prorrogacao: NonNullable<Acompanhamento['prorrogacao']>
}

/** What the typed days come to. */
function NovoFim({ fimPrimeiro, prorrogacao: { maxima, s2206Ate } }: NovoFimProps) {
  const dias = useFieldValue('dias')
  return (
    <Box sx={{ gridColumn: '1 / -1' }} aria-live="polite">
      <Alert severity="info" icon={<Icon name="calendario" />}>
        {typeof dias === 'number' && dias > 0 && dias <= maxima && (
          <>
            A experiência passa a terminar em <strong>{formatDate(maisDias(fimPrimeiro, dias))}</strong>.{' '}
          </>
        )}
        Envie o S-2206 ao eSocial até <strong>{formatDate(s2206Ate)}</strong>, o dia útil seguinte ao fim
        original.
      </Alert>
    </Box>
  )
}

function SimplesDialog({ decisao, ...props }: DialogProps & { readonly decisao: 'efetivar' | 'encerrar' }) {
  const { ficha, experiencia, onClose } = props
  const { label, feita } = decisoesDaExperiencia[decisao]
  const decidir = useSalvar('POST /api/colaborador/experiencia', { feito: `${feita}.`, alem })
  const encerra = decisao === 'encerrar'
  return (
    <FormDialog
      title={encerra ? 'Encerrar no fim do prazo' : 'Efetivar'}
      text={
        encerra
          ? `O contrato de ${ficha.nome} termina em ${formatDate(experiencia.fimDoTermo)}, sem aviso prévio.`
          : `O contrato de ${ficha.nome} passa a ser por prazo indeterminado em ${formatDate(maisDias(ficha.hoje, 1))}. Depois disso não dá para voltar à experiência.`
      }
      notice={encerra && <AntesDeEncerrar fim={experiencia.fimDoTermo} />}
      maxWidth="xs"
      schema={decisaoSimples}
      defaultValues={{ motivo: '' }}
      submitLabel={label}
      tone={encerra ? 'error' : 'primary'}
      onSubmit={(dados) => decidir({ body: { ...alvoDe(props), decisao, ...dados } })}
      onClose={onClose}
    >
      <TextareaInput source="motivo" label="Observação" opcional rows={2} maxLength={500} />
    </FormDialog>
  )
}

const AntesDeEncerrar = ({ fim }: { readonly fim: string }) => (
  <Alert severity="warning" icon={<Icon name="alerta" />} sx={{ mb: 2 }}>
    Isto registra a decisão, não a demissão: abra a demissão até <strong>{formatDate(fim)}</strong>. Quem
    continua a trabalhar depois dessa data passa a prazo indeterminado (CLT art. 451). Gestante e quem sofreu
    acidente de trabalho têm estabilidade também na experiência (Súmulas 244, III e 378, III do TST).
  </Alert>
)

/** What the signed contract says, of a trial that came from elsewhere or was typed wrong. */
export function ClausulaDialog({ ficha, experiencia, onClose }: DialogProps) {
  const { clausulaAssecuratoria } = experiencia
  const corrigir = useSalvar('PUT /api/colaborador/experiencia/clausula', { feito: 'Cláusula corrigida.' })
  const { saving } = useBaseVersion(ficha.versao, { clausulaAssecuratoria })
  return (
    <FormDialog
      title="Corrigir cláusula assecuratória"
      text="Com a cláusula, quem termina o contrato antes do prazo dá aviso prévio, como no prazo indeterminado; sem ela, indeniza (CLT arts. 479 a 481). Confira no contrato assinado."
      maxWidth="xs"
      schema={clausulaPedida}
      defaultValues={{ clausulaAssecuratoria }}
      versao={ficha.versao}
      submitLabel="Salvar"
      onSubmit={(dados) => saving((versao) => corrigir({ body: { id: ficha.id, versao, ...dados } }))}
      onClose={onClose}
    >
      <YesNoInput source="clausulaAssecuratoria" label={vinculo.clausulaAssecuratoria.label} />
    </FormDialog>
  )
}

const opcoes = (experiencia: Acompanhamento) =>
  (experiencia.termo === 1 && experiencia.prorrogacao
    ? (['efetivar', 'prorrogar', 'encerrar'] as const)
    : (['efetivar', 'encerrar'] as const)
  ).map((value) => ({ value, label: decisoesDaExperiencia[value].label }))

/** What Operacional, who sees the work, thinks should be decided. */
export function SugestaoDialog({ ficha, experiencia, onClose }: DialogProps) {
  const sugerir = useSalvar('POST /api/colaborador/experiencia/sugerir', { feito: 'Sugestão enviada ao Rh.' })
  return (
    <FormDialog
      title="Sugerir ao Rh"
      text={`O Rh decide até ${formatDate(experiencia.fimDoTermo)}. Conte como ${ficha.nome} trabalha.`}
      schema={sugestaoPedida}
      defaultValues={{ comentario: '' }}
      submitLabel="Enviar sugestão"
      sending="Enviando…"
      onSubmit={(dados) => sugerir({ body: { id: ficha.id, termo: experiencia.termo, ...dados } })}
      onClose={onClose}
    >
      <SelectInput source="decisao" label="O que fazer" options={opcoes(experiencia)} cols={6} />
      <TextareaInput source="comentario" label="Comentário" rows={3} maxLength={500} />
    </FormDialog>
  )
}
