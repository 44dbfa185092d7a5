import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { textoObrigatorio } from '@rh/domain/br/campos'
import type { Pendencia } from '@rh/domain/pendencia'
import { achatar, comGrupos } from '@rh/domain/processo/enderecos'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { ApiError, toApiError } from '../../../../lib/api/api-error.ts'
import { Form } from '../../../../ui/form/Form.tsx'
import { FormBar } from '../../../../ui/form/FormBar.tsx'
import { FormGrid } from '../../../../ui/form/FormGrid.tsx'
import { FreshValues } from '../../../../ui/form/unsaved/FreshValues.tsx'
import { SubmitButton } from '../../../../ui/form/SubmitButton.tsx'
import { TextareaInput } from '../../../../ui/form/inputs/TextInput.tsx'
import { Icon } from '../../../../ui/icon/Icon.tsx'
import { BottomSheet } from '../../../../ui/page/BottomSheet.tsx'
import { useIsPhone } from '../../../../theme/use-is-phone.ts'
import { aceitosDe, isAceitavel, isTudoCiente } from '../../alertas.ts'
import type { Folha } from '../../chamadas.ts'
import { AntesDeEnviar, focarPrimeiroAlerta } from '../AntesDeEnviar.tsx'
import { Resta, useResta } from '../BarraDoForm.tsx'
import { contarTudo } from '../conferencia.ts'
import { ItensDaConferencia, subtituloDaConferencia } from '../ConferenciaPanel.tsx'
import { FieldSeeker } from '../FieldSeeker.tsx'
import {
  ConferenciaDaFolha,
  porConferir,
  simuladaDe,
  useEstadoDaFolha,
  type Conferida,
} from './ConferenciaDaFolha.tsx'
import { agrupados, emBranco, ordemDaFolha, preenchidos } from './folha.ts'
import { ABAIXO_DO_TOPO, aoLado } from '../ao-lado.ts'
import { useFormKeys } from '../use-form-keys.ts'
import type { FolhaDaTela } from '../formulario.ts'

type Dados = Folha['dados']

interface FolhaFormProps {
  readonly folha: FolhaDaTela
  /** Bond, and the process under correction; none where one is opened. */
  readonly alvo: Omit<Folha, 'dados'>
  readonly opcoes: unknown
  /** Initial values, and the version of the record they come from. */
  readonly dados: Dados
  readonly versao?: number
  readonly enviar: string
  readonly cancelarHref: string
  /** Asks for the reason of a correction of a sent form. */
  readonly comPorque?: boolean
  readonly onEnviar: (folha: Folha, alertasAceitos: readonly string[], porque?: string) => Promise<void>
}

/** Form field outside the sheet: reason of a correction. */
const PORQUE = 'porqueDaCorrecao'

const duasColunas = {
  display: 'grid',
  gap: { xs: 2, lg: 3 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' },
} as const
const simulacaoLarga = {
  ...duasColunas,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 410px) minmax(0, 1fr)' },
} as const

/**
 * Form of a kind that is born sent: one sheet, checked while typing and submitted as a whole. Typed values survive a
 * failure and an expired session.
 */
export function FolhaForm(props: FolhaFormProps) {
  const { folha, dados, versao = 0, comPorque = false } = props
  const [conferida, setConferida] = useState(porConferir)
  const [cientes, setCientes] = useState<ReadonlySet<string>>(new Set())
  const { tentou, setTentou, aberta, setAberta, recusado } = useTentativa()
  const topo = useRef<HTMLDivElement>(null)
  const folhaDe = useFolhaDe(props)
  const valores = { ...emBranco(folha.schema), ...dados }
  const schema = comGrupos(folha.schema)
  const enviar = async ({ [PORQUE]: porque, ...typed }: Dados): Promise<void> => {
    setTentou(true)
    try {
      const comAlertas = lida(conferida.achados ?? [], cientes)
      await props.onEnviar(folhaDe(typed), comAlertas, typeof porque === 'string' ? porque : undefined)
    } catch (error) {
      const { codigo, pendencias, campos } = toApiError(error)
      // What the server found at the moment of sending, which may be more than what was checked before.
      if (codigo === 'pendencias') {
        setConferida((antes) => ({ ...antes, achados: pendencias }))
        recusado(pendencias)
      }
      // It is told above the sheet, and whoever sent it is at its foot; a field that is wrong is gone to by itself.
      else if (Object.keys(campos).length === 0)
        requestAnimationFrame(() => topo.current?.scrollIntoView({ block: 'start' }))
      throw error
    }
  }
  return (
    <Box ref={topo} sx={{ scrollMarginTop: ABAIXO_DO_TOPO }}>
      <Form
        schema={comPorque ? schema.extend({ [PORQUE]: textoObrigatorio(1000, 10) }) : schema}
        defaultValues={{ ...agrupados(valores), ...(comPorque && { [PORQUE]: '' }) }}
        onInvalid={() => recusado(null)}
        onSubmit={enviar}
      >
        <FieldSeeker />
        <FreshValues values={valores} version={versao} />
        <ConferenciaDaFolha folhaDe={folhaDe} tentou={tentou} onChange={setConferida} />
        <Box sx={{ ...(folha.simulacaoLarga ? simulacaoLarga : duasColunas), mb: 2 }}>
          <Pedido {...props} conferida={conferida} />
          <Box sx={folha.simulacaoLarga ? { minWidth: 0 } : aoLado}>
            <AoLado
              {...props}
              conferida={conferida}
              tentou={tentou}
              cientes={cientes}
              onCientes={setCientes}
            />
          </Box>
        </Box>
        <FolhaBar {...props} conferida={conferida} tentou={tentou} aberta={aberta} onAbrir={setAberta} />
      </Form>
    </Box>
  )
}

/** Whether sending was tried, and the sheet of what keeps it, which opens on phones. */
function useTentativa() {
  const fone = useIsPhone()
  const [tentou, setTentou] = useState(false)
  const [aberta, setAberta] = useState(false)
  /** Called when it is not sent: with what the rules found, or null where fields alone are missing or wrong. */
  const recusado = (pendencias: readonly Pendencia[] | null): void => {
    setTentou(true)
    const soAlertas = pendencias?.every(isAceitavel) ?? false
    if (soAlertas) requestAnimationFrame(focarPrimeiroAlerta)
    else if (fone) setAberta(true)
  }
  return { tentou, setTentou, aberta, setAberta, recusado }
}

interface PedidoProps extends FolhaFormProps {
  readonly conferida: Conferida
}

const embaixo = { display: 'grid', gap: { xs: 2, lg: 3 }, minWidth: 0 } as const

/** The fields, on one card or on those that the kind draws, and what comes of them where it takes their width. */
function Pedido({ conferida, ...props }: PedidoProps) {
  const { folha, opcoes, alvo, dados } = props
  const folhaDe = useFolhaDe(props)
  const { Conta } = folha
  const campos = <folha.Campos opcoes={opcoes} guardados={alvo.id === undefined ? null : dados} />
  return (
    <Box sx={embaixo}>
      {folha.cartoes ? (
        campos
      ) : (
        <Card component="section" aria-label="Pedido" sx={{ p: { xs: 2, sm: 3 } }}>
          <FormGrid>{campos}</FormGrid>
        </Card>
      )}
      {Conta && <Conta opcoes={opcoes} folhaDe={folhaDe} {...simuladaDe(conferida)} />}
    </Box>
  )
}

/** Checks that every alert was ticked; throws what the server would. */
function lida(achados: readonly Pendencia[], cientes: ReadonlySet<string>): readonly string[] {
  if (!isTudoCiente(achados, cientes)) throw porLer(achados)
  return aceitosDe(cientes)
}

/** Error of unread alerts, as the server would answer it. */
const porLer = (pendencias: readonly Pendencia[]): ApiError =>
  new ApiError({
    status: 422,
    codigo: 'pendencias',
    pendencias: [...pendencias],
    mensagem: 'Há alertas que você ainda não leu.',
    acao: 'Marque que está ciente de cada um e envie de novo.',
  })

/** Builds the request of the typed values. */
function useFolhaDe({ folha: { perguntados }, alvo, opcoes }: FolhaFormProps): (typed: Dados) => Folha {
  return ({ [PORQUE]: _porque, ...typed }) => {
    const digitados = achatar(typed)
    return { ...alvo, dados: preenchidos(perguntados?.(digitados, opcoes) ?? digitados) }
  }
}

interface AoLadoProps extends FolhaFormProps {
  readonly conferida: Conferida
  readonly tentou: boolean
  readonly cientes: ReadonlySet<string>
  readonly onCientes: (cientes: ReadonlySet<string>) => void
}

/** Side panel: simulation, and what the sheet still needs. */
function AoLado({ conferida, tentou, cientes, onCientes, ...props }: AoLadoProps) {
  const { folha, opcoes, comPorque = false } = props
  const folhaDe = useFolhaDe(props)
  const estado = useEstadoDaFolha(folha.campos, conferida)
  const { Simulacao } = folha
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, lg: 3 } }}>
      {Simulacao && <Simulacao opcoes={opcoes} folhaDe={folhaDe} {...simuladaDe(conferida)} />}
      <AntesDeEnviar
        {...estado}
        titulo="Conferência"
        tentou={tentou}
        cientes={cientes}
        onCientes={onCientes}
      />
      {comPorque && (
        <FormGrid>
          <TextareaInput
            source={PORQUE}
            label="Por que corrige"
            helper="Fica no histórico, ao lado do que mudou."
            rows={2}
            maxLength={1000}
          />
        </FormGrid>
      )}
    </Box>
  )
}

interface FolhaBarProps extends FolhaFormProps {
  readonly conferida: Conferida
  readonly tentou: boolean
  readonly aberta: boolean
  readonly onAbrir: (aberta: boolean) => void
}

/** Bar of the sheet: cancel, what is missing, send. On phones what is missing opens over it. */
function FolhaBar({ conferida, tentou, aberta, onAbrir, ...props }: FolhaBarProps) {
  const { folha, enviar, cancelarHref } = props
  const estado = useEstadoDaFolha(folha.campos, conferida)
  const { conferencia } = estado
  const barra = useRef<HTMLElement>(null)
  const resta = useResta(contarTudo(conferencia))
  useFormKeys({
    ordem: ordemDaFolha(folha.campos),
    conferencia,
    etapa: '',
    adiante: { nome: enviar, fazer: () => barra.current?.closest('form')?.requestSubmit() },
  })
  return (
    <>
      <FormBar
        ref={barra}
        back={
          <Button component={Link} to={cancelarHref} color="inherit">
            Cancelar
          </Button>
        }
      >
        <Resta resta={resta} tentou={tentou} sempre />
        <SubmitButton startIcon={<Icon name="enviar" size={18} />}>{enviar}</SubmitButton>
      </FormBar>
      <BottomSheet
        open={aberta}
        title="Conferência"
        subtitle={subtituloDaConferencia(estado)}
        onClose={() => onAbrir(false)}
      >
        <ItensDaConferencia {...estado} etapa="" tentou onIr={() => onAbrir(false)} />
      </BottomSheet>
    </>
  )
}
