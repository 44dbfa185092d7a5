import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { apontaveisDaFolha } from '../campos-apontaveis.ts'
import { anexosQuery } from '../anexos/anexos.ts'
import type { RegistroDoProcesso } from '../chamadas.ts'
import { devolucaoPronta, recusadosDe } from '../devolucao-pronta.ts'
import { campoHref } from '../form/enderecos.ts'
import { CriarComoEsta } from '../form/CriarComoEsta.tsx'
import { PedirComoEste } from '../form/PedirComoEste.tsx'
import { corrigirCampoHref, corrigirHref, type Campos } from '../form/folha/href-do-campo.ts'
import {
  isEmEtapas,
  isEmFolha,
  type EtapasDoFormulario,
  type RegistroEmEtapas,
  type RegistroEmFolha,
} from '../form/formulario.ts'
import { camposApontaveis } from '../form/itens.ts'
import { useEnderecos } from '../form/use-enderecos.ts'
import { Transicoes, type TextoDaTransicao } from '../Transicoes.tsx'
import { useTela, type PaginaDoRegistro } from '../tela.ts'
import { findCorrigivel } from './corrigivel.ts'
import { useMover } from './use-mover.ts'

export interface DoRegistro {
  readonly pagina: PaginaDoRegistro
  readonly registro: RegistroDoProcesso
}

/** Actions of this person on the record. */
export function Acoes({ pagina, registro }: DoRegistro) {
  const { etapas, campos } = pagina
  if (etapas && isEmEtapas(registro))
    return <AcoesDoFormulario pagina={pagina} registro={registro} etapas={etapas} />
  if (campos && isEmFolha(registro))
    return <AcoesDaFolha pagina={pagina} registro={registro} campos={campos} />
  return <Mover pagina={pagina} registro={registro} />
}

/** Refused documents that this person may review, and so return for. */
export function useRecusas({ id }: Pick<RegistroDoProcesso, 'id'>) {
  const { tela, tipo } = useTela()
  const { data } = useQuery({ ...anexosQuery(tipo, id), enabled: tela.anexos !== undefined })
  return data?.podeConferir ? recusadosDe(data.itens) : []
}

interface MoverProps extends DoRegistro {
  readonly apontaveis?: Parameters<typeof Transicoes>[0]['campos']
  readonly hrefOf?: Parameters<typeof Transicoes>[0]['hrefOf']
  readonly children?: React.ReactNode
}

function Mover({ pagina, registro, apontaveis = [], hrefOf, children }: MoverProps) {
  const { process } = useTela()
  const { mover, verificar, reler } = useMover(registro, pagina.comChamada)
  const recusas = useRecusas(registro)
  const { agenda, transicoes } = pagina
  const textoDe = (transicao: string): TextoDaTransicao =>
    transicoes[transicao] ?? { title: process.transitions[transicao]?.label ?? transicao, text: '', done: '' }
  return (
    <Transicoes
      process={process}
      registro={registro}
      // What has no words here is sent from the review, where everything is checked and read first.
      acoes={registro.acoes.filter((acao) => Object.hasOwn(transicoes, acao))}
      textoDe={textoDe}
      send={mover}
      verificar={verificar}
      onStale={() => void reler()}
      campos={apontaveis}
      agenda={agenda && { dias: agenda.dias(registro), marcado: registro.agenda?.para }}
      hrefOf={hrefOf}
      secundarias={registro.pareceresAbertos.length > 0}
      recusados={recusas.length}
      pronta={devolucaoPronta(recusas, apontaveis)}
    >
      {children}
    </Transicoes>
  )
}

interface AcoesDoFormularioProps {
  readonly pagina: PaginaDoRegistro
  readonly registro: RegistroEmEtapas
  readonly etapas: EtapasDoFormulario
}

/** Transitions, with a link back to the form while it may be changed. */
function AcoesDoFormulario({ pagina, registro, etapas }: AcoesDoFormularioProps) {
  const enderecos = useEnderecos(registro.id)
  const { editavel, dados } = registro
  return (
    <Mover
      pagina={pagina}
      registro={registro}
      apontaveis={camposApontaveis(etapas, dados, pagina.rotulosDe(registro))}
      hrefOf={editavel ? (pendencia) => campoHref(etapas, enderecos, pendencia) : undefined}
    >
      <CriarComoEsta id={registro.id} decide={registro.aFazer?.meu === true} />
      {editavel && <Continuar registro={registro} />}
    </Mover>
  )
}

interface AcoesDaFolhaProps {
  readonly pagina: PaginaDoRegistro
  readonly registro: RegistroEmFolha
  readonly campos: Campos
}

/** Transitions, with a link to the sheet while it is to be corrected. */
function AcoesDaFolha({ pagina, registro, campos }: AcoesDaFolhaProps) {
  const corrigivel = findCorrigivel(pagina, registro)
  return (
    <Mover
      pagina={pagina}
      registro={registro}
      apontaveis={apontaveisDaFolha(campos, registro.dados, pagina.rotulosDe(registro))}
      hrefOf={corrigivel ? (pendencia) => corrigirCampoHref(campos, pendencia) : undefined}
    >
      <PedirComoEste registro={registro} />
      {corrigivel && (
        <AoForm href={corrigirHref} menor={corrigivel.transicao === null}>
          {corrigivel.transicao === null ? 'Corrigir' : CORRIGIR}
        </AoForm>
      )}
    </Mover>
  )
}

function Continuar({ registro: { id, status, completude } }: { readonly registro: RegistroEmEtapas }) {
  const { process } = useTela()
  const { revisar, inicio } = useEnderecos(id)
  const corrigir = status !== process.initial
  const pronta = completude === 100
  return (
    <AoForm href={pronta && !corrigir ? revisar : inicio}>
      {corrigir ? CORRIGIR : pronta ? 'Revisar e enviar' : 'Continuar preenchendo'}
    </AoForm>
  )
}

const CORRIGIR = 'Corrigir e reenviar'

interface AoFormProps {
  readonly href: string
  /** Secondary button: not the expected next action. */
  readonly menor?: boolean
  readonly children: string
}

/** Button link to the form. */
const AoForm = ({ href, menor = false, children }: AoFormProps) => (
  <Button
    component={Link}
    to={href}
    {...(menor ? { variant: 'outlined', color: 'inherit' } : { variant: 'contained' })}
    startIcon={<Icon name="editar" size={18} />}
  >
    {children}
  </Button>
)
