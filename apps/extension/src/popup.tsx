import { mount } from './pieces.tsx'
import { Popup } from './popup/popup.tsx'

mount(<Popup />)
