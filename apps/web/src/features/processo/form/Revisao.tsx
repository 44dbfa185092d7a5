import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { DefinitionList } from '../../../ui/data/DefinitionList.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { FormStepper } from '../../../ui/page/FormStepper.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { FormLayout } from './FormLayout.tsx'
import { ProcessoStatus } from '../ProcessoStatus.tsx'
import type { FaltasDaEtapa } from './VerificacaoPanel.tsx'
import { campoHref, passosDe, type Enderecos } from './andamento.ts'
import { DevolucaoDoForm } from './DevolucaoDoForm.tsx'
import { EnviarPanel } from './EnviarPanel.tsx'
import { numeroEAutor } from '../textos.ts'
import { useTela } from '../tela.ts'
import { PASSO_REVISAR, type FormularioDaTela, type RegistroEmEtapas } from './formulario.ts'
import { duasColunas, itensDe } from './ResumoEtapas.tsx'
import { useVerificacao } from './use-verificacao.ts'
import { useEnderecos } from './use-enderecos.ts'

interface RevisaoProps {
  readonly form: FormularioDaTela
  readonly registro: RegistroEmEtapas
}

/** Review page of the whole form before it is sent. */
export function Revisao({ form, registro }: RevisaoProps) {
  const { process, textos } = useTela()
  const { id, dados } = registro
  const enderecos = useEnderecos(id)
  const verificacao = useVerificacao(form, id, dados, enderecos)
  const { faltas, achados = [] } = verificacao
  const nome = form.nomeDe(dados)
  return (
    <Page
      title={`Revisar ${nome ?? textos.um}`}
      status={<ProcessoStatus process={process} status={registro.status} />}
      subtitle={numeroEAutor(process, textos, registro)}
    >
      <DevolucaoDoForm form={form} registro={registro} />
      <FormLayout
        steps={
          <FormStepper
            label={`Etapas d${textos.o} ${textos.um}`}
            current={PASSO_REVISAR}
            steps={passosDe(form, dados, faltas, achados, enderecos)}
          />
        }
        panel={
          <EnviarPanel
            form={form}
            registro={registro}
            verificacao={verificacao}
            hrefOf={(pendencia) => campoHref(form, enderecos, pendencia)}
            visualizarHref={enderecos.visualizar}
          />
        }
      >
        <Box sx={{ display: 'grid', gap: { xs: 2, lg: 3 }, ...duasColunas }}>
          {Object.keys(form.etapas).map((etapa) => (
            <EtapaRevista
              key={etapa}
              form={form}
              etapa={etapa}
              registro={registro}
              faltas={faltas}
              enderecos={enderecos}
            />
          ))}
        </Box>
      </FormLayout>
    </Page>
  )
}

interface EtapaRevistaProps {
  readonly form: FormularioDaTela
  readonly etapa: string
  readonly registro: RegistroEmEtapas
  readonly faltas: readonly FaltasDaEtapa[]
  readonly enderecos: Enderecos
}

function EtapaRevista({ form, etapa, registro, faltas, enderecos }: EtapaRevistaProps) {
  const label = form.etapas[etapa]?.label ?? etapa
  const daEtapa = faltas.find((falta) => falta.etapa === etapa)?.campos ?? []
  const renderInstead = (campo: string) => {
    const falta = daEtapa.find(({ nome }) => nome === campo)
    if (falta)
      return (
        <Box component={Link} to={falta.href} sx={{ color: 'error.main', fontWeight: 600 }}>
          {falta.motivo ?? 'Preencher'}
        </Box>
      )
    return form.valorDe?.(etapa, campo, registro)
  }
  return (
    <Section
      title={label}
      subtitle={faltamCampos(daEtapa.length)}
      actions={
        <Button
          component={Link}
          to={enderecos.etapa(etapa)}
          size="small"
          startIcon={<Icon name="editar" size={16} />}
          aria-label={`Editar ${label}`}
        >
          Editar
        </Button>
      }
    >
      <DefinitionList
        items={itensDe({
          form,
          dados: registro.dados,
          etapa,
          rotulos: form.rotulosDe(registro),
          isPerguntado: form.isPerguntado ?? (() => true),
          renderInstead,
        })}
      />
    </Section>
  )
}

const faltamCampos = (quantos: number): string | undefined => {
  if (quantos === 0) return undefined
  return quantos === 1 ? 'Falta 1 campo' : `Faltam ${quantos} campos`
}
